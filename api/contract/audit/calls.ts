import type { Call } from '../common/index.ts';
import { auditQuerySchema, auditReplySchema } from './audit-entry.ts';
import type { auditEndpoints } from './endpoints.ts';

export const auditCalls = {
  getAudit: {
    summary: 'The audit log: who changed which account, and when',
    query: auditQuerySchema,
    reply: auditReplySchema,
  },
} as const satisfies Record<keyof typeof auditEndpoints, Call>;
