export const en = {
  told: 'On {when} the volunteer {name} made a code that can change the password of this account.',
  used: 'A code was used on {when}.',
  call: 'You did not ask for it? Please call another volunteer.',
  stays:
    'This notice stays for 14 days. You can remove it on a phone or computer where you have logged in before.',
  read: 'I have read this',
};
