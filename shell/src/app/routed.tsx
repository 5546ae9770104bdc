import { RouteBoundary, useRoutes, type RouteObject } from '@pehchan/kit/router';
import type { Report } from '../errors/error-reporter.ts';
import { RouteProblem } from './route-problem.tsx';

export function Routed({ routes, report }: { routes: RouteObject[]; report: Report }) {
  const screen = useRoutes(routes);
  return <RouteBoundary fallback={<RouteProblem report={report} />}>{screen}</RouteBoundary>;
}
