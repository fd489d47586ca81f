import Foundation

/// Archives and bundles that want more than to be read.
enum ArchiveAttacks {
  static func all(_ aim: FolderAttacks.Aim) -> [HostileEntry] {
    let makers: [(FolderAttacks.Aim) -> HostileEntry] = [
      zip("own-zip-bomb", "size") { _ in
        "z.writestr('counter/Counter.swift', '\\n' * (300 << 20))"
      },
      zip("own-zip-that-lies-about-its-size", "size") { _ in
        """
        z.writestr('counter/Counter.swift', '\\n' * (300 << 20)); z.close()
        import re
        b = bytearray(open(sys.argv[1], 'rb').read())
        for m in re.finditer(b'PK\\x01\\x02', bytes(b)): b[m.start()+24:m.start()+28] = (100).to_bytes(4, 'little')
        for m in re.finditer(b'PK\\x03\\x04', bytes(b)): b[m.start()+22:m.start()+26] = (100).to_bytes(4, 'little')
        open(sys.argv[1], 'wb').write(b)
        """
      },
      zip("own-zip-with-a-path-out-of-it", "archive") { _ in
        "z.writestr('../../counter/Counter.swift', sys.argv[2])"
      },
      zip("own-zip-with-an-absolute-path", "archive") { _ in
        "z.writestr('counter/Counter.swift', sys.argv[2]); z.writestr('/tmp/kata-pwned', 'x')"
      },
      zip("own-zip-with-a-link", "symbolic-link") { aim in
        """
        i = zipfile.ZipInfo('counter/Counter.swift'); i.create_system = 3
        i.external_attr = 0o120777 << 16; z.writestr(i, '\(aim.solution)')
        """
      },
      zip("own-zip-with-patterns-as-names", "file-name") { _ in
        "z.writestr('counter/*.swift', sys.argv[2])"
      },
      zip("own-zip-of-nothing", "archive") { _ in "pass" },
      zip("own-zip-twice-the-same-name", "archive") { _ in
        """
        z.writestr('counter/Counter.swift', 'let a = 1\\n')
        z.writestr('counter/Counter.swift', sys.argv[2])
        """
      },
      { _ in
        FolderAttacks.refused("own-zip-that-is-none", "archive") { desk in
          try Data("PK\u{3}\u{4} nonsense".utf8).write(
            to: URL(fileURLWithPath: desk.path("") + ".zip"))
        }
      },
      bundle("own-bundle-with-a-link", "symbolic-link") { desk in
        try desk.link("counter/Counter.swift", to: aim.solution)
      },
      bundle("own-bundle-with-a-bomb", "size") { desk in
        try desk.write(
          Data(repeating: 10, count: 64 << 20), to: "counter/Counter.swift")
      },
    ]
    return makers.map { $0(aim) }
  }

  private static func zip(
    _ id: String, _ rule: String, making script: @escaping (FolderAttacks.Aim) -> String
  ) -> (FolderAttacks.Aim) -> HostileEntry {
    { aim in
      FolderAttacks.refused(id, rule) { desk in
        let head = "import sys, zipfile, warnings\nwarnings.simplefilter('ignore')\n"
        let open = "z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)\n"
        try desk.run(
          "python3",
          ["-c", head + open + script(aim) + "\nz.close()\n", "../\(desk.learner).zip", aim.right])
        try desk.remove()
      }
    }
  }

  private static func bundle(
    _ id: String, _ rule: String, filling: @escaping (Desk) throws -> Void
  ) -> (FolderAttacks.Aim) -> HostileEntry {
    { _ in
      FolderAttacks.refused(id, rule) { desk in
        try filling(desk)
        let who = ["-c", "user.name=m", "-c", "user.email=m@x"]
        try desk.run("git", ["init", "--quiet"])
        try desk.run("git", who + ["add", "."])
        try desk.run("git", who + ["commit", "--quiet", "-m", "x"])
        try desk.run("git", ["bundle", "create", "--quiet", "../\(desk.learner).bundle", "HEAD"])
        try desk.remove()
      }
    }
  }
}
