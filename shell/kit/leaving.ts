/** Event before the shell itself opens the sign-in page: forms keep their drafts and ask no question. */
export const LEAVING = 'pehchan:leaving';
