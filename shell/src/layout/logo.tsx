/** The product's mark: a seal with a P. */
export function Logo() {
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width={32} height={32} rx={8} fill="currentColor" />
      <path d="M11 25V8h7a5 5 0 0 1 0 10h-7" fill="none" stroke="var(--surface)" strokeWidth={3} />
    </svg>
  );
}
