/** Event that the shell dispatches before it opens the sign-in page: forms keep drafts without a question. */
export const LEAVING = 'pehchan:leaving';
