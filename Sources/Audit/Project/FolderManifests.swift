internal import Foundation

/// The manifests that stand in one folder.
struct FolderManifests {
  private var package: ManifestSettings?
  private var project: ManifestSettings?

  /// Nil where there is none.
  init?(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    var configurations: [ManifestSettings] = []
    var projects: [ManifestSettings] = []
    for name in names.sorted() {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if name == "Package.swift", let text = try? SourceFile.text(at: path) {
        package = PackageManifest.settings(in: text, at: path)
      } else if name.hasSuffix(".xcodeproj") {
        projects += Self.project(path + "/project.pbxproj", in: folder).map { [$0] } ?? []
      } else if name.hasSuffix(".xcconfig"), let text = try? SourceFile.text(at: path) {
        configurations.append(Self.settings(BuildSettings(configuration: text), path))
      }
    }
    // Beside a project its `.xcconfig` files were read with it, as far as it mentions them.
    project = Self.merged(projects) ?? Self.merged(configurations.filter { !$0.targets.isEmpty })
    if package == nil, project == nil { return nil }
  }

  /// The manifest that decides for a file, by its path below the folder: a package beside an Xcode
  /// project owns what is in its own folders.
  func settings(for path: Substring) -> ManifestSettings? {
    guard let package, let project else { return package ?? project }
    let first = path.split(separator: "/").first.map(String.init) ?? ""
    if ["Sources", "Tests", "Plugins"].contains(first) { return package }
    return project.targets.isEmpty ? package : project
  }

  private static func project(_ path: String, in folder: String) -> ManifestSettings? {
    guard let text = try? SourceFile.text(at: path, upTo: SourceFile.largestProject) else {
      return nil
    }
    let settings = BuildSettings(project: text)
    var found = Self.settings(settings, path)
    for name in settings.configurations.sorted() {
      guard let path = locate(name, below: folder), let text = try? SourceFile.text(at: path) else {
        continue
      }
      let inherited = BuildSettings(configuration: text)
      // What the project itself says goes before what its configuration says.
      let known = Set(settings.targets.map(\.platform))
      found.targets += inherited.targets.filter { !known.contains($0.platform) }
      found.swiftVersion = found.swiftVersion ?? inherited.swiftVersion
    }
    found.targets = ManifestSettings.oldest(found.targets)
    return found
  }

  private static func settings(_ settings: BuildSettings, _ path: String) -> ManifestSettings {
    ManifestSettings(path: path, targets: settings.targets, swiftVersion: settings.swiftVersion)
  }

  /// The oldest targets of several manifests in a folder, by the name of the first that has any.
  private static func merged(_ all: [ManifestSettings]) -> ManifestSettings? {
    guard var found = all.first(where: { !$0.targets.isEmpty }) ?? all.first else { return nil }
    found.targets = ManifestSettings.oldest(all.flatMap(\.targets))
    return found
  }

  /// The file of that name in the folder or up to two folders further down.
  private static func locate(_ name: String, below folder: String) -> String? {
    var level = [folder]
    for _ in 0...2 {
      var next: [String] = []
      for folder in level {
        let path = folder + "/" + name
        if FileManager.default.fileExists(atPath: path) { return path }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !ProjectFiles.isSkipped(name) && !name.contains(".") {
          next.append(folder + "/" + name)
        }
      }
      level = next
    }
    return nil
  }
}
