import type { ReactNode } from 'react';
import { useId } from 'react';

/** A titled block of a page. antd's own card would bring its tabs along to every phone. */
export function Card({
  title,
  extra,
  children,
}: {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={title ? titleId : undefined}>
      {title && (
        <header className="card-head">
          <h2 id={titleId}>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
