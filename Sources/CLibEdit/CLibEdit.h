#ifndef CLE_CLIBEDIT_H
#define CLE_CLIBEDIT_H
#include <histedit.h>
#include <stdio.h>
#endif
