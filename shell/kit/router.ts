/** The one router. Remotes import it from here: a copy of their own would have a context of its own. */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
