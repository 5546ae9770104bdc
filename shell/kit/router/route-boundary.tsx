import { Component, createContext, useContext, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { Redrawn } from './redrawn.tsx';

const ErrorContext = createContext<unknown>(undefined);

/** Return the error that a boundary has caught. For components inside the boundary's fallback. */
export function useRouteError(): unknown {
  return useContext(ErrorContext);
}

type Props = { fallback: ReactNode; children: ReactNode };

/** Show the fallback if a screen throws, until the address changes. */
export function RouteBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

type State = { location: Location; thrown?: { error: unknown } };

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State): State | null {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return <Redrawn>{this.props.children}</Redrawn>;
    return <ErrorContext value={thrown.error}>{this.props.fallback}</ErrorContext>;
  }
}
