import Foundation

// On Linux, `url(forKey:)` takes every text for the path of a file, and `set(_:forKey:)` leaves the host out.
extension UserDefaults {
  /// A URL, whether of a file or not.
  func link(forKey key: String) -> URL? {
    // A path has no scheme.
    if let text = object(forKey: key) as? String, let url = URL(string: text), url.scheme != nil {
      return url
    }
    return url(forKey: key)
  }

  /// Writes a URL that `link(forKey:)` finds; `url(forKey:)` finds it if it is that of a file.
  func set(link url: URL, forKey key: String) {
    if url.isFileURL { set(url, forKey: key) } else { set(url.absoluteString, forKey: key) }
  }
}
