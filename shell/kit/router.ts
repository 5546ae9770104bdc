/** The page's only router. Remotes import it from here: their own copy would have a separate context. */
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
export { browserHistory, memoryHistory } from './router/page-history.ts';
export { PageRouter } from './router/page-router.tsx';
export { Redrawn } from './router/redrawn.tsx';
export { RouteBoundary, useRouteError } from './router/route-boundary.tsx';
export { ScrollRestoration } from './router/scroll-restoration.ts';
