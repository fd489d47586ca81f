internal import Foundation

/// What the manifests near the audited files say: the nearest one above a file decides for it.
public struct ProjectSettings: Sendable {
  /// The manifests that decide for at least one file, by their paths.
  public private(set) var manifests: [ManifestSettings] = []
  /// The manifest that decides for a file, by the file as it was named.
  private var deciding: [String: Int] = [:]

  /// Nothing is known.
  public init() {}

  /// Settings that hold for every file.
  public init(everywhere settings: ManifestSettings) {
    manifests = [settings]
    deciding = ["": 0]
  }

  /// What is known of a folder: it is read once, however many files are below it.
  private struct Place {
    var manifests: FolderManifests?
    /// A checkout is a world of its own.
    var isCheckout: Bool

    init(_ folder: String) {
      manifests = FolderManifests(folder)
      isCheckout = FileManager.default.fileExists(atPath: folder + "/.git")
    }
  }

  /// Reads what stands in the folders above files; a folder stands for the Swift files below it.
  public static func read(near paths: [String]) -> ProjectSettings {
    var settings = ProjectSettings()
    var folders: [String: Place] = [:]
    var found: [String: Int] = [:]
    var files: [String] = []
    for path in paths {
      files += path.hasSuffix(".swift") ? [path] : ProjectFiles(below: [path]).files
    }
    for file in files {
      let absolute = URL(fileURLWithPath: file).standardizedFileURL.path
      var end = absolute.endIndex
      while let slash = absolute[..<end].lastIndex(of: "/") {
        end = slash
        let folder = slash == absolute.startIndex ? "/" : String(absolute[..<slash])
        let place = folders[folder] ?? Place(folder)
        folders[folder] = place
        guard let manifest = place.manifests?.settings(for: absolute[slash...]) else {
          if place.isCheckout { break }
          continue
        }
        let index = found[manifest.path] ?? settings.manifests.count
        if index == settings.manifests.count { settings.manifests.append(manifest) }
        found[manifest.path] = index
        settings.deciding[file] = index
        break
      }
    }
    return settings
  }

  /// The folders of the packages among the manifests.
  var packageFolders: Set<String> {
    Set(
      manifests.lazy.map(\.path).filter { PathName.last(of: $0) == "Package.swift" }
        .map { PathName.parent(of: $0) })
  }

  /// The manifest that decides for a file; nil where none was found.
  public func manifest(for file: String) -> ManifestSettings? {
    (deciding[file] ?? deciding[""]).map { manifests[$0] }
  }

  /// Why a file cannot use Observation, such as `it needs iOS 17; this project deploys to iOS 15`;
  /// nil where it can, or where nothing is known.
  public func observationIsMissing(in file: String) -> String? {
    manifest(for: file)?.targetWithoutObservation.map { "it needs \($0.neededForObservation)" }
  }
}
