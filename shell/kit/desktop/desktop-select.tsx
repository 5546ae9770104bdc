import { Select } from 'antd';
import { useId } from 'react';
import { Labelled } from '../ui/labelled.tsx';
import type { SelectProps } from '../ui/parts.ts';

export function DesktopSelect({ label, value, options, onChoose, className, isInline }: SelectProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hidesLabel={isInline} className={className}>
      <Select
        id={id}
        value={value}
        prefix={isInline && <span aria-hidden="true">{label}:</span>}
        options={options.map((option) => ({ ...option }))}
        onChange={onChoose}
        popupMatchSelectWidth={false}
        // Render all options, so that a screen reader finds them. The lists are short.
        virtual={false}
      />
    </Labelled>
  );
}
