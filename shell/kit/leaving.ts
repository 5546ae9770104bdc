/**
 * The shell says this event before it leaves for the sign-in screen by itself: nobody is asked, and drafts
 * are kept.
 */
export const LEAVING = 'pehchan:leaving';
