/**
 * The shell dispatches this event before it opens the sign-in page by itself.
 * No form asks before it is left, and the drafts are kept.
 */
export const LEAVING = 'pehchan:leaving';
