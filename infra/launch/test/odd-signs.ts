/** Characters that a folder's name may have: blanks, quotes, brackets, another script, shell syntax. */
export const ODD_SIGNS = `a 'b' "c" [d] (e) {f} <g> \`h\` $HOME & ; | ~ पहचान`;

/** A long folder name with all these characters. A shell or configuration that does not quote it fails. */
export const ODD_NAME = `${ODD_SIGNS} ${'x'.repeat(80)}`;
