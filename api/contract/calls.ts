import { accountCalls } from './accounts/index.ts';
import { biodataCalls } from './biodata/index.ts';
import type { Call } from './common/index.ts';
import { endpoints, type EndpointName } from './endpoints.ts';
import { overviewCalls } from './overview/index.ts';
import { reviewCalls } from './review/index.ts';
import { siteCalls } from './site/index.ts';

/** Every call, for the API's description and for the tests that hold replies against it. */
export const calls: Record<EndpointName, Call> = {
  ...accountCalls,
  ...biodataCalls,
  ...reviewCalls,
  ...overviewCalls,
  ...siteCalls,
};

export const endpointNames = Object.keys(endpoints) as EndpointName[];
