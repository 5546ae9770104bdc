export const en = {
  'layout.skip': 'Skip to content',
  'layout.account': 'Account',
  'layout.footer': 'More about this site',
  'layout.login': 'Log In',
  'layout.signup': 'Sign in',
  'layout.menu': 'Menu of {name}',
  'layout.profile': 'My Profile',
  'layout.contact': 'Contact Us',
  'layout.about': 'About Us',
  'layout.logout': 'Logout',
  'layout.main': 'Main ways',
  'layout.home': 'Home',
  'layout.help': 'Help',
  'layout.menuWord': 'Menu',
  'layout.theme': 'Theme: {theme}. Change',
  'layout.themeNow': 'Theme: {theme}',
  'footer.about': 'About us',
  'footer.contact': 'Contact',
  'footer.terms': 'Terms and Condition',
  'footer.safety': 'Privacy and safety',
  'footer.credit': 'Made by volunteers of the community',

  'farewell.leaving': 'Signing out…',
  'farewell.title': 'You are signed out here',
  'farewell.later':
    'Nothing of yours is left on this device. The site has not heard of it yet: it will when it is next opened here with a signal.',
  'farewell.login': 'To the sign-in screen',

  'session.unknown': 'We couldn’t check who is signed in.',

  'remote.problem': 'This part can’t be shown right now',
  'remote.retry': 'Try again',
  'remote.load': 'Load the page again',
  'remote.network': 'It didn’t arrive. The signal may be weak, or the site is being renewed.',
  'remote.tampered': 'What arrived isn’t what was released, so it was not opened.',
  'remote.incompatible': 'This part needs a newer version of the site. Please load the page again.',
  'remote.broken': 'Something in this part broke. The rest of the site works.',
  'remote.release':
    'The list of the site’s parts didn’t arrive. The signal may be weak, or the site is being renewed.',
  'remote.disabled': 'This part is switched off for the moment. The rest of the site works.',
  'remote.kit-range': 'This part needs a newer version of the site. Please load the page again later.',
  'remote.api-range': 'Pehchan has been renewed. Please load this page again.',

  'release.newer': 'A newer version of the site is ready.',
  'release.load': 'Load it now',

} as const;
