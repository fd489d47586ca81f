// The calls of libedit that Swift cannot make itself: `el_set` and `history` take variable arguments,
// and `stdin` is a mutable global. One fixed operation a function, no state, prefix `cle_`.
#ifndef CLE_CLIBEDIT_H
#define CLE_CLIBEDIT_H
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

typedef char *(*cle_prompt)(EditLine *);
typedef unsigned char (*cle_command)(EditLine *, int);
typedef int (*cle_reader)(EditLine *, wchar_t *);

static inline EditLine *cle_init(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline int cle_set_client_data(EditLine *el, void *data) {
  return el_set(el, EL_CLIENTDATA, data);
}

static inline void *cle_client_data(EditLine *el) {
  void *data = NULL;
  return el_get(el, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

static inline int cle_set_prompt(EditLine *el, cle_prompt prompt, char escape) {
  return el_set(el, EL_PROMPT_ESC, prompt, escape);
}

static inline int cle_set_reader(EditLine *el, cle_reader reader) {
  return el_set(el, EL_GETCFN, reader);
}

static inline int cle_add_command(
    EditLine *el, const char *name, const char *help, cle_command command) {
  return el_set(el, EL_ADDFN, name, help, command);
}

static inline int cle_bind(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, key, command, NULL);
}

static inline int cle_set_key_map(EditLine *el, const char *name) {
  return el_set(el, EL_EDITOR, name);
}

static inline int cle_set_raw(EditLine *el, int raw) {
  return el_set(el, EL_PREP_TERM, raw);
}

static inline void cle_refresh(EditLine *el) { el_set(el, EL_REFRESH); }

static inline int cle_history_set_size(History *history_list, int size) {
  HistEvent event;
  return history(history_list, &event, H_SETSIZE, size);
}

static inline int cle_history_set_unique(History *history_list, int unique) {
  HistEvent event;
  return history(history_list, &event, H_SETUNIQUE, unique);
}

static inline int cle_history_enter(History *history_list, const char *line) {
  HistEvent event;
  return history(history_list, &event, H_ENTER, line);
}

static inline int cle_use_history(EditLine *el, History *history_list) {
  return el_set(el, EL_HIST, history, history_list);
}

// The columns that a character takes, as libedit counts them; -1 for a control character.
static inline int cle_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

static inline int cle_codeset_is_utf8(void) {
  const char *name = nl_langinfo(CODESET);
  return name != NULL && strcmp(name, "UTF-8") == 0;
}
#endif
