let version: string | undefined;

/** Keeps the contract version that the API named in its last reply; a remote's range is held against it. */
export function noteApiVersion(header: string | null | undefined): void {
  if (header) version = header;
}

export function apiVersion(): string | undefined {
  return version;
}
