export const en = {
  'login.welcome': 'Welcome back to Pehchan',
  'login.lead': 'Login in to your account',
  'login.biodata': 'Log in to see this biodata.',
  'login.panel': 'Sign up to access Platform and Meet Apno Ki Apno se Pehchan!',
  'login.sending': 'Loading....',
  'login.forgot': 'Forget Password?',
  'login.created': 'Your account is created.',
  'login.unkept':
    'This browser doesn’t remember that you have logged in. Open this address in another browser, such as Chrome, or allow cookies in this browser’s settings.',
  'login.copy': 'Copy the address',
  'login.copied': 'Address copied',
};
