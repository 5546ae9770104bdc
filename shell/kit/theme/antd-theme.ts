import { theme, type ThemeConfig } from 'antd';
import { FONT_FAMILY, palettes, RADIUS, RADIUS_CARD, TOUCH } from './palette.ts';

export function antdTheme(mode: 'light' | 'dark'): ThemeConfig {
  const palette = palettes[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.primary,
      colorLink: palette.link,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.danger,
      colorBgBase: palette.background,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorTextBase: palette.text,
      colorTextSecondary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      // Disabled values keep a colour that can be read.
      colorTextDisabled: palette.muted,
      colorBorder: palette.controlBorder,
      colorBorderSecondary: palette.border,
      borderRadius: RADIUS,
      borderRadiusLG: RADIUS_CARD,
      controlHeight: TOUCH,
      fontSize: 16,
      fontFamily: FONT_FAMILY,
    },
    components: {
      Table: {
        headerBg: palette.raised,
        headerSortActiveBg: palette.raised,
        headerSortHoverBg: palette.background,
        bodySortBg: palette.surface,
        rowHoverBg: palette.background,
        rowSelectedBg: palette.raised,
        rowSelectedHoverBg: palette.raised,
        borderColor: palette.border,
        cellFontSizeSM: 14,
        cellPaddingInlineSM: 6,
      },
      Menu: {
        itemBg: palette.surface,
        itemHoverBg: palette.raised,
        itemSelectedBg: palette.raised,
        itemSelectedColor: palette.primary,
        itemHeight: TOUCH,
      },
      Progress: { defaultColor: palette.primary, remainingColor: palette.border },
      Select: { optionSelectedBg: palette.raised, optionActiveBg: palette.background },
      Descriptions: { labelColor: palette.muted, itemPaddingBottom: 8 },
    },
  };
}
