#!/usr/bin/env python3
"""Judges everything that `kata grade` wrote into a folder by schemas and parsers that are not ours.

usage: validate.py GRADED    prints what is wrong, then how much was read; exit 1 if anything is
exit 77: python3-jsonschema or libxml2-utils is not installed
"""
import csv, html.parser, json, pathlib, re, shutil, subprocess, sys, xml.parsers.expat

try:
    import jsonschema
except ImportError:
    print("not installed: apt-get install python3-jsonschema")
    sys.exit(77)
XMLLINT = shutil.which("xmllint")
if not XMLLINT:
    print("not installed: apt-get install libxml2-utils")
    sys.exit(77)

HERE = pathlib.Path(__file__).resolve().parent
OURS = HERE.parents[2] / "Sources/Grader/Grader.docc"
graded = pathlib.Path(sys.argv[1])
csv.field_size_limit(1 << 30)
faults, read = [], {}


def fault(where, what):
    faults.append(f"{where}: {str(what)[:300]}")


def count(kind):
    read[kind] = read.get(kind, 0) + 1


def validator(folder, name):
    schema = json.loads((folder / f"{name}.schema.json").read_text())
    kind = getattr(jsonschema, "Draft202012Validator", None) or jsonschema.Draft201909Validator
    kind.check_schema(schema)
    return kind(schema)


def document(kind, where, text, judge):
    count(kind)
    try:
        value = json.loads(text)
    except ValueError as error:
        return fault(where, error)
    for error in judge.iter_errors(value):
        fault(where, f"{'/'.join(map(str, error.absolute_path))}: {error.message}")
    return value


native = validator(OURS, "kata-result-v1")
grades = []
for path in sorted(graded.glob("results/*.json")):
    document("results/*.json", path, path.read_text(), native)
lines = graded / "results.jsonl"
if lines.exists():
    for number, line in enumerate(lines.read_bytes().split(b"\n")[:-1], 1):
        value = document("results.jsonl", f"{lines}:{number}", line.decode("utf-8"), native)
        if value:
            grades.append(value)
changes = graded / "changes.json"
if changes.exists():
    document("changes.json", changes, changes.read_text(), validator(OURS, "kata-changes-v1"))

reports = graded / "reports"
for name in ["gradescope", "prairielearn", "classroom50", "exercism"]:
    judge = validator(HERE, name)
    for path in sorted(reports.glob(f"{name}/*.json")):
        document(name, path, path.read_text(), judge)
        if name == "prairielearn" and path.stat().st_size > 1 << 20:
            fault(path, "longer than 1 MB")

for path in sorted(reports.glob("junit/*.xml")):
    count("junit")
    try:
        xml.parsers.expat.ParserCreate().Parse(path.read_bytes(), True)
    except xml.parsers.expat.ExpatError as error:
        fault(path, error)
    lint = subprocess.run(
        [XMLLINT, "--noout", "--huge", "--schema", str(HERE / "junit.xsd"), str(path)],
        capture_output=True, text=True)
    if lint.returncode != 0:
        fault(path, lint.stderr)

for name in ["canvas", "moodle"]:
    path = reports / f"{name}.csv"
    if path.exists():
        count(f"{name}.csv")
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file, strict=True))
        for row in rows:
            if len(row) != len(rows[0]):
                fault(path, f"{len(row)} cells, not {len(rows[0])}: {row}")
            for cell in row:
                if cell[:1] in ("=", "+", "@", "\t", "\r") or re.match(r"-(?!\d|$)", cell):
                    fault(path, f"a formula: {cell}")

# What a runner of GitHub's takes for a command, anywhere in a line.
path = reports / "github.txt"
if path.exists():
    text = path.read_text()
    for number, line in enumerate(text.split("\n")[:-1], 1):
        count("github.txt")
        if not re.fullmatch(r"::(notice|warning|error) title=[^:,\r\n]*::[^\r\n]*", line):
            fault(f"{path}:{number}", f"no annotation of ours: {line}")
        if re.search(r"[\x00-\x08\x0b-\x1f\x7f]", line):
            fault(f"{path}:{number}", "a control character")
    # Of a learner who is held back one line says so, whatever was graded.
    lines = sum(1 if grade["isHeldBack"] else len(grade["katas"]) for grade in grades)
    if grades and read.get("github.txt", 0) != lines:
        fault(path, f"{read.get('github.txt', 0)} annotations where {lines} are due")
path = reports / "summary.md"
if path.exists():
    for number, line in enumerate(path.read_text().split("\n")[2:-1], 1):
        count("summary.md")
        bars = len(re.findall(r"(?<!\\)\|", line))
        if line and (bars != 5 or re.search(r"<[a-z/!]", line)):
            fault(f"{path}:{number}", line)


class Page(html.parser.HTMLParser):
    """Finds what would run or be fetched."""

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "iframe", "object", "embed", "link", "img", "form", "base"):
            fault("class.html", f"<{tag}>")
        for name, value in attributes:
            if name.startswith("on") or name in ("href", "src", "action") and not (
                    value or "").startswith("#"):
                fault("class.html", f"{tag} {name}={value}")


path = reports / "class.html"
if path.exists():
    count("class.html")
    page = Page()
    page.feed(path.read_text())
    page.close()

for each in faults[:50]:
    print(each)
print("read: " + ", ".join(f"{count} {kind}" for kind, count in sorted(read.items())))
print(f"faults: {len(faults)}")
sys.exit(1 if faults else 0)
