import { useTranslation } from '@pehchan/kit';
import { Button, Icon, IconButton, useIsWide } from '@pehchan/kit/ui';
import { useExportListMutation, type ExportQuery } from '../../calls/exports.ts';
import { texts } from '../../texts/index.ts';

/** Download all pages of the list, not only the shown one. */
export function ExportButton({ list, file, query, isEmpty }: ExportQuery & { isEmpty: boolean }) {
  const t = useTranslation(texts);
  const [exportList, { isLoading }] = useExportListMutation();
  const label = t(isLoading ? 'export.running' : 'export.button');
  const begin = () => void exportList({ list, file, query });
  const isIcon = useIsWide();
  if (isIcon) {
    return (
      <IconButton
        icon="download"
        label={label}
        title={label}
        aria-busy={isLoading || undefined}
        disabled={isEmpty || isLoading}
        onClick={begin}
      />
    );
  }
  return (
    <Button icon={<Icon name="download" />} loading={isLoading} disabled={isEmpty} onClick={begin}>
      {label}
    </Button>
  );
}
