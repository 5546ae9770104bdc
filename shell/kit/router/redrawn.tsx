import { Component, type ReactNode } from 'react';
import { LEAVING } from '../leaving.ts';

/** This many failures, each within {@link SOON_MS} of a new render, mean a fault of the children. */
const MOST = 3;
const SOON_MS = 1000;

/** Return whether the error means that a translator or an extension moved or removed React's elements. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

type State = { turn: number; thrown?: { error: unknown } };

/**
 * Render the children again, from the store, after another program has changed React's elements.
 * Pass other errors, and those of children that keep failing, to the outer boundary.
 * Inside a dialog, wrap only the content: the dialog stays open and keeps the input.
 */
export class Redrawn extends Component<{ children: ReactNode }, State> {
  override state: State = { turn: 0 };
  private tries = 0;
  private renderedAt = 0;
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
    // Remove the element here: React can't remove an element that a translator has moved elsewhere.
    this.drawn?.remove();
    const { turn } = this.state;
    // Count several errors of the same render as one failure.
    if (this.isLeaving || turn === this.lastTurn) return;
    this.lastTurn = turn;
    this.tries = this.isRendered() ? 1 : this.tries + 1;
    this.renderedAt = Date.now();
    this.setState({ turn: turn + 1, thrown: undefined });
  }

  /** Return whether the last new render worked for longer than {@link SOON_MS}. */
  private isRendered(): boolean {
    return Date.now() - this.renderedAt > SOON_MS;
  }

  private readonly leave = () => {
    this.isLeaving = true;
  };

  private readonly hold = (element: HTMLElement | null) => {
    this.drawn = element ?? this.drawn;
  };

  override render(): ReactNode {
    const { turn, thrown } = this.state;
    // A new key for each render makes React remove the old element, together with all foreign changes.
    if (!thrown) {
      return (
        <div key={turn} ref={this.hold} style={{ display: 'contents' }}>
          {this.props.children}
        </div>
      );
    }
    // The shell has emptied the page to open the sign-in page: render nothing.
    if (this.isLeaving) return null;
    if (!isForeignChange(thrown.error)) throw thrown.error;
    // Throw another kind of error, so that no outer `Redrawn` renders the same fault again.
    if (this.tries >= MOST && !this.isRendered()) throw new Error('NotFoundError', { cause: thrown.error });
    return null;
  }
}
