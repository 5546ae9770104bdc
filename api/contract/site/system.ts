import { boolean, number, object, string, type InferType } from 'yup';

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
  /** Counts of background jobs that wait, that were given up, and that a restored backup set aside. */
  tasks: object({
    waiting: number().integer().required(),
    failed: number().integer().required(),
    setAside: number().integer().required(),
  }).required(),
  /** Whether the site is a demo, with publicly known sign-ins. */
  demo: boolean().required(),
  /** Whole seconds since the answering process started. */
  uptime: number().integer().required(),
});

export type SystemReply = InferType<typeof systemReplySchema>;
