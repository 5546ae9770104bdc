import { Component, type ReactNode } from 'react';
import { LEAVING } from '../leaving.ts';

/** More often than this within {@link WITHIN_MS}, and the fault is the part's own. */
const MOST = 3;
const WITHIN_MS = 10_000;

/** What the browser throws where a translator or an extension has moved or removed what React drew. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

type State = { turn: number; thrown?: { error: unknown } };

/**
 * Draws its part again, from the store, when another program has changed the page under React. Other errors,
 * and a part that fails again and again, are left to the boundary around it.
 */
export class Redrawn extends Component<{ children: ReactNode }, State> {
  override state: State = { turn: 0 };
  /** When it was drawn again. */
  private times: number[] = [];
  private drawn: HTMLElement | null = null;
  private isLeaving = false;
  private lastTurn = -1;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener(LEAVING, this.leave);
  }

  override componentWillUnmount(): void {
    window.removeEventListener(LEAVING, this.leave);
  }

  override componentDidCatch(): void {
    // React can't remove what has been moved elsewhere.
    this.drawn?.remove();
    const { turn } = this.state;
    // One commit may throw several times.
    if (this.isLeaving || turn === this.lastTurn) return;
    this.lastTurn = turn;
    this.times.push(Date.now());
    this.setState({ turn: turn + 1, thrown: undefined });
  }

  private readonly leave = () => {
    this.isLeaving = true;
  };

  private readonly hold = (element: HTMLElement | null) => {
    this.drawn = element ?? this.drawn;
  };

  private mayDrawAgain(): boolean {
    const since = Date.now() - WITHIN_MS;
    this.times = this.times.filter((time) => time > since);
    return this.times.length < MOST;
  }

  override render(): ReactNode {
    const { turn, thrown } = this.state;
    // An element of its own, of another key: React removes it whole, whatever has become of what is in it.
    if (!thrown) {
      return (
        <div key={turn} ref={this.hold} style={{ display: 'contents' }}>
          {this.props.children}
        </div>
      );
    }
    // The shell has emptied the page, and nothing of it is to come back.
    if (this.isLeaving) return null;
    if (!isForeignChange(thrown.error) || !this.mayDrawAgain()) throw thrown.error;
    return null;
  }
}
