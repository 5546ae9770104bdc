import { onDesktop } from '@pehchan/kit/ui';

type Props = { value: number; max: number; label: string };

function PhoneProgress({ value, max, label }: Props) {
  return <progress max={max} value={value} aria-label={label} />;
}

export const Progress = onDesktop<Props>(
  async () => ({ default: (await import('@pehchan/kit/desktop-details')).DesktopProgress }),
  PhoneProgress,
);
