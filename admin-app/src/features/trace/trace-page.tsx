import { type Corners, writeCorners } from '@pehchan/contract/trace';
import { useTranslation } from '@pehchan/kit';
import { useLocation } from '@pehchan/kit/router';
import { Actions, Button, Card } from '@pehchan/kit/ui';
import { useState } from 'react';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { BiodataPicker, type Chosen } from './biodata-picker.tsx';
import { CornerPicker, FIRST_CORNERS } from './corner-picker.tsx';
import { FoundPicture } from './found-picture.tsx';
import { texts } from './texts/index.ts';
import { useTraceCopyMutation } from './trace-api.ts';
import { TraceProgress } from './trace-progress.tsx';
import { TraceResult } from './trace-result.tsx';
import styles from './trace.module.css';
import { chosenBiodata } from './chosen-biodata.ts';
import { usePictureUrl } from './use-picture-url.ts';

export default function TracePage() {
  const t = useTranslation(texts);
  const [biodata, setBiodata] = useState<Chosen | undefined>(chosenBiodata(useLocation()));
  const [picture, setPicture] = useState<File>();
  const [corners, setCorners] = useState<Corners>();
  const shown = usePictureUrl(picture);
  const [trace, { data, isLoading, reset }] = useTraceCopyMutation();

  const take = (chosen: File) => {
    reset();
    setCorners(undefined);
    setPicture(chosen);
  };
  const send = async (found: File) => {
    const form = new FormData();
    if (biodata) form.append('profileId', String(biodata.id));
    if (corners) form.append('corners', writeCorners(corners));
    // Append the file last: the API reads the biodata's id and the corners before the picture.
    form.append('picture', found);
    await trace(form);
  };
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <Card title={t('picture')}>
        <FoundPicture shown={shown} onChosen={take}>
          {corners && <CornerPicker corners={corners} onChange={setCorners} />}
        </FoundPicture>
        {picture && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={corners !== undefined}
              onChange={({ currentTarget }) => setCorners(currentTarget.checked ? FIRST_CORNERS : undefined)}
            />
            {t('screen')}
          </label>
        )}
        {corners && <p className={styles.hint}>{t('corners')}</p>}
      </Card>
      <Card title={t('of')}>
        <BiodataPicker chosen={biodata} onChoose={setBiodata} />
      </Card>
      <Actions>
        <Button
          type="primary"
          disabled={!picture}
          loading={isLoading}
          onClick={() => picture && void send(picture)}
        >
          {t('send')}
        </Button>
      </Actions>
      {isLoading && <TraceProgress />}
      {data && !isLoading && <TraceResult reply={data} shown={shown} />}
    </AdminPage>
  );
}
