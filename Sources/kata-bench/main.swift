print("kata-bench")
