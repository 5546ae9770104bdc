import type { Language } from '@pehchan/contract/messages';
import { MAIN, XML } from './xml.ts';

/**
 * Days and instants as the screens show them. With the codes of Hindi (439) and Indian English (4009), the
 * months have the language of the export, whatever the language of the computer.
 */
const FORMATS = {
  en: { day: 'yyyy\\-mm\\-dd', instant: '[$-4009]d\\ mmmm\\ yyyy\\ &quot;at&quot;\\ h:mm\\ AM/PM' },
  hi: {
    day: '[$-439]d\\ mmmm\\ yyyy',
    instant: '[$-439]d\\ mmmm\\ yyyy\\ &quot;को&quot;\\ hh:mm\\ &quot;बजे&quot;',
  },
} as const satisfies Record<Language, object>;

const style = (format: number, { font = 0, wraps = 0 } = {}) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"
 applyAlignment="1"><alignment vertical="top" wrapText="${wraps}"/></xf>`;

/** `numFmtId` 49 is the built-in format "text". `STYLES` in `cell.ts` has the indexes of `cellXfs`. */
export const stylesXml = (language: Language) => `${XML}<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="${FORMATS[language].day}"/><numFmt numFmtId="165" formatCode="${FORMATS[language].instant}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
${style(0)}
${style(49)}
${style(164)}
${style(165)}
${style(49, { font: 1 })}
${style(49, { wraps: 1 })}
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
