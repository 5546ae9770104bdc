/** Event before the shell opens the sign-in page by itself: forms keep their drafts and do not ask. */
export const LEAVING = 'pehchan:leaving';
