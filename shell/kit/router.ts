import type {
  createBrowserRouter as CreateBrowserRouter,
  createMemoryRouter as CreateMemoryRouter,
  RouterProvider as Provider,
} from 'react-router-dom';

/** The one router. Remotes import it from here: a copy of their own would have a context of its own. */
export {
  generatePath,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
export { browserHistory, memoryHistory, type PageHistory } from './router/page-history.ts';
export { PageRouter } from './router/page-router.tsx';
export { RouteBoundary, useRouteError } from './router/route-boundary.tsx';
export { ScrollRestoration } from './router/scroll-restoration.ts';

/**
 * A page has one router, which the shell makes. Kit 2 named these as well; a remote that made a router of its
 * own would take the page's addresses from it, and is told so.
 */
type Browser = Parameters<typeof CreateBrowserRouter>;
type Memory = Parameters<typeof CreateMemoryRouter>;
export const createBrowserRouter = (_routes: Browser[0], opts?: Browser[1]): never => refused(opts);
export const createMemoryRouter = (_routes: Memory[0], opts?: Memory[1]): never => refused(opts);
export const RouterProvider = (props: Parameters<typeof Provider>[0]): never => refused(props);

function refused(_: unknown): never {
  throw new Error('The page has one router, which the shell makes.');
}
