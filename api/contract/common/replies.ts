import { number, object, string, type InferType } from 'yup';

export const message = string().required();

export const pageReply = {
  total: number().required(),
  page: number().required(),
  pageSize: number().required(),
};

export const messageReplySchema = object({ message });
export const countReplySchema = object({ count: number().required() });

export type MessageReply = InferType<typeof messageReplySchema>;
export type CountReply = InferType<typeof countReplySchema>;
