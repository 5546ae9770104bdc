import type { Stage } from '@pehchan/contract/shortlist';
import { useTranslation } from '@pehchan/kit';
import { useId, useState, type ReactNode } from 'react';
import type { EntryData } from '../../shortlist-api.ts';
import { texts } from './texts/index.ts';
import { ChildChoice, type Chosen } from './child-choice.tsx';
import { CompareBar } from './compare-bar.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import styles from './shortlist.module.css';
import { useChildren, type Listed } from './use-children.ts';
import { useOpened } from './use-opened.ts';
import type { useTicks } from './use-ticks.ts';

const ORDER: readonly Stage[] = ['talking', 'met', 'liked', 'no'];

type Props = { entries: Listed[]; ticks: ReturnType<typeof useTicks> | undefined };

export function Stages({ entries, ticks }: Props) {
  const { children, suitorsOf, childOf } = useChildren();
  const [chosen, choose] = useState<Chosen>('all');
  const { opened, open, close } = useOpened(entries);
  // Keep unsaved changes of an entry, in case its sheet was closed by mistake.
  const [drafts, setDrafts] = useState<Record<number, Partial<EntryData>>>({});
  const isShown = (entry: Listed) => chosen === 'all' || (childOf(entry)?.id ?? 'none') === chosen;
  const hasSeveral = children.length > 1;
  return (
    <>
      {hasSeveral && (
        <ChildChoice ofEach={entries.map(childOf)} ownChildren={children} chosen={chosen} onChoose={choose} />
      )}
      {ORDER.map((stage) => (
        <Section
          key={stage}
          stage={stage}
          entries={entries.filter((entry) => entry.stage === stage && isShown(entry))}
          card={(entry) => (
            <EntryCard
              entry={entry}
              child={hasSeveral ? childOf(entry) : undefined}
              ticks={ticks}
              onOpen={open}
            />
          )}
        />
      ))}
      {ticks && <CompareBar ids={ticks.ids} />}
      {opened && (
        <EntrySheet
          key={opened.profileId}
          entry={opened}
          suitors={suitorsOf(opened)}
          child={childOf(opened)}
          changed={drafts[opened.profileId] ?? {}}
          onChange={(changed) => setDrafts((now) => ({ ...now, [opened.profileId]: changed }))}
          onClose={close}
        />
      )}
    </>
  );
}

type SectionProps = { stage: Stage; entries: Listed[]; card: (entry: Listed) => ReactNode };

function Section({ stage, entries, card }: SectionProps) {
  const t = useTranslation(texts);
  const id = useId();
  if (entries.length === 0) return null;
  const title = t('shortlist.of', { name: t(`shortlist.stage.${stage}`), n: entries.length });
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.entries} aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.profileId}>{card(entry)}</li>
        ))}
      </ul>
    </section>
  );
}
