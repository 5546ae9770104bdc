import { GOTRA_RULES } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Grouped } from '@pehchan/kit/ui';
import { useId } from 'react';
import { useSetGotraRuleMutation } from '../../member-api.ts';
import styles from './filter-fields.module.css';
import type { Search } from './use-search.ts';
import { filterTexts } from './texts/index.ts';

type Props = { search: Pick<Search, 'children' | 'hasGotra'>; forProfile: string };

/** Choose which gotras the search leaves out for an own candidate. The API stores the choice immediately. */
export function GotraRule({ search, forProfile }: Props) {
  const t = useTranslation(filterTexts);
  const language = useLanguage();
  const id = useId();
  const [setRule, { isLoading, originalArgs }] = useSetGotraRuleMutation();
  const child = search.children.find((each) => String(each.id) === forProfile);
  if (!child || !search.hasGotra) return null;
  const name = nameOf(child, language);
  const isAsked = isLoading && originalArgs?.id === child.id;
  const chosen = isAsked ? originalArgs.gotraRule : child.gotraRule;
  return (
    <Grouped id={id} label={t('rule.title', { name })} role="radiogroup" className={styles.whole}>
      {GOTRA_RULES.map((rule) => (
        <label key={rule} className={styles.rule}>
          <input
            type="radio"
            name={id}
            checked={rule === chosen}
            onChange={() => void setRule({ id: child.id, gotraRule: rule })}
          />
          <span>
            <b>{t(`rule.${rule}`)}</b> <span className={styles.meaning}>{t(`rule.${rule}.does`)}</span>
          </span>
        </label>
      ))}
      <p className={styles.meaning}>{t('rule.unknown')}</p>
    </Grouped>
  );
}
