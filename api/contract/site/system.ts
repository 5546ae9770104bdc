import { boolean, number, object, string, type InferType } from 'yup';

/** What runs, and on what: nothing secret, no address, no path. */
export const systemReplySchema = object({
  api: string().required(),
  contract: string().required(),
  node: string().required(),
  database: object({
    kind: string().oneOf(['MariaDB', 'MySQL']).required(),
    version: string().required(),
  }).required(),
  redis: string().required(),
  photoStore: string().oneOf(['disk', 'cloudinary']).required(),
  mailStore: string().oneOf(['outbox', 'smtp']).required(),
  /** Work that is done later, such as mails: what waits, what was given up, what a restore set aside. */
  tasks: object({
    waiting: number().integer().required(),
    failed: number().integer().required(),
    setAside: number().integer().required(),
  }).required(),
  /** Whether this is a demo: its sign-ins are known to everybody. */
  demo: boolean().required(),
  /** Whole seconds since the process that answers was started. */
  uptime: number().integer().required(),
});

export type SystemReply = InferType<typeof systemReplySchema>;
