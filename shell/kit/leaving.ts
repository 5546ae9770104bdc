/** The shell dispatches it before it opens the sign-in page: forms keep their drafts and do not ask. */
export const LEAVING = 'pehchan:leaving';
