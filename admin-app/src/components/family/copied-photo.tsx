import type { CopiedPhoto as Copied } from '@pehchan/contract/biodata';
import { displayName, formatInstant, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Note } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

export function CopiedPhoto({ copied }: { copied: Copied }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const { holder, ofProfileId, ofFullname, uploadedAt, hasNoOther } = copied;
  return (
    <Note>
      <span>
        <strong>{t('copied.is')}</strong>{' '}
        {holder && (
          <>
            {t('copied.for')}{' '}
            {holder.userId === null ? (
              displayName(holder.name)
            ) : (
              <Link to={to.userProfiles(holder.userId)}>{displayName(holder.name)}</Link>
            )}
            , {tKit(`village.${holder.village}`)}
            {t('copied.end')}{' '}
          </>
        )}
        {ofProfileId !== null && (
          <>
            {t('copied.of')} <Link to={to.profile(ofProfileId)}>{displayName(ofFullname ?? '')}</Link>
            {t('copied.end')}{' '}
          </>
        )}
        {uploadedAt && `${t('copied.on', { when: formatInstant(language, uploadedAt) })} `}
        {t(hasNoOther ? 'copied.noOther' : 'copied.asked')}
      </span>
    </Note>
  );
}
