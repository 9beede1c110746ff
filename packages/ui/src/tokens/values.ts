// Written by `npm run tokens` from packages/ui/tokens. Change those files, never this one.

export const LIGHT = {
  color: {
    background: '#f8f3ec',
    surface: '#fefcfa',
    floating: '#fffdfc',
    sunken: '#f0eae2',
    scrim: 'rgb(24 28 44 / 0.48)',
    text: {
      default: '#192133',
      muted: '#535966',
      inverse: '#fcfaf6',
    },
    border: {
      hairline: '#ded8cf',
      control: '#888176',
    },
    action: {
      primary: {
        surface: '#1c263d',
        hover: '#2f3c5a',
        text: '#fcfaf6',
      },
      secondary: {
        surface: '#fefcfa',
        hover: '#f5efe7',
        text: '#192133',
      },
      quiet: {
        surface: 'transparent',
        hover: '#ede7de',
        text: '#192133',
      },
      critical: {
        surface: '#a92227',
        hover: '#90101a',
        text: '#fcfaf6',
      },
    },
    focus: '#b47802',
    selected: {
      mark: '#b47802',
      surface: '#ffe9ce',
    },
    tone: {
      neutral: {
        surface: '#ebedf0',
        text: '#474a51',
        border: '#c8cad0',
      },
      info: {
        surface: '#ddf0fe',
        text: '#004f7a',
        border: '#a3d1f5',
      },
      positive: {
        surface: '#dcf4e2',
        text: '#0f592e',
        border: '#a9d8b4',
      },
      caution: {
        surface: '#fbecc0',
        text: '#5b4800',
        border: '#e6c86a',
      },
      critical: {
        surface: '#ffe6e4',
        text: '#7b2d2a',
        border: '#f9b8b1',
      },
      elevated: {
        surface: '#ffe8da',
        text: '#753600',
        border: '#f6bc9a',
      },
      concluded: {
        surface: '#f6eae2',
        text: '#5f442f',
        border: '#ddc5b5',
      },
      notable: {
        surface: '#e9ebff',
        text: '#423d8b',
        border: '#c2c5fe',
      },
      distinguished: {
        surface: '#f3e7ff',
        text: '#593974',
        border: '#d7bfee',
      },
    },
  },
  chart: {
    series: {
      1: '#213d74',
      2: '#494401',
      3: '#c68206',
      4: '#00654d',
      5: '#6d4bb5',
      6: '#c44e02',
      7: '#a3437b',
      8: '#239a8e',
    },
  },
  shadow: {
    floating: '0 1px 2px rgb(40 32 16 / 0.08), 0 12px 32px -8px rgb(40 32 16 / 0.24)',
  },
} as const;

export const DARK = {
  color: {
    background: '#111724',
    surface: '#19202f',
    floating: '#222a3b',
    sunken: '#0c111d',
    scrim: 'rgb(5 8 20 / 0.64)',
    text: {
      default: '#eee9e1',
      muted: '#b4afa6',
      inverse: '#151d2d',
    },
    border: {
      hairline: '#323949',
      control: '#767f91',
    },
    action: {
      primary: {
        surface: '#eee7dc',
        hover: '#fffbf6',
        text: '#151d2d',
      },
      secondary: {
        surface: '#19202f',
        hover: '#283042',
        text: '#eee9e1',
      },
      quiet: {
        surface: 'transparent',
        hover: '#2a3344',
        text: '#eee9e1',
      },
      critical: {
        surface: '#f4928a',
        hover: '#ffaba3',
        text: '#0e1626',
      },
    },
    focus: '#f3aa36',
    selected: {
      mark: '#f3aa36',
      surface: '#423119',
    },
    tone: {
      neutral: {
        surface: '#303235',
        text: '#caced5',
        border: '#53555a',
      },
      info: {
        surface: '#183449',
        text: '#9fd5ff',
        border: '#2b5a7b',
      },
      positive: {
        surface: '#1d3925',
        text: '#a4deb3',
        border: '#326140',
      },
      caution: {
        surface: '#3d3000',
        text: '#f0ca4f',
        border: '#685300',
      },
      critical: {
        surface: '#4a2623',
        text: '#ffbab3',
        border: '#7d423e',
      },
      elevated: {
        surface: '#482814',
        text: '#ffbd96',
        border: '#7a4624',
      },
      concluded: {
        surface: '#3b2f25',
        text: '#e4c8b3',
        border: '#665041',
      },
      notable: {
        surface: '#2d2d50',
        text: '#c5c8ff',
        border: '#4e4e88',
      },
      distinguished: {
        surface: '#392a45',
        text: '#ddbff9',
        border: '#614a75',
      },
    },
  },
  chart: {
    series: {
      1: '#57a4ff',
      2: '#d7d283',
      3: '#f3a101',
      4: '#00a170',
      5: '#946ae9',
      6: '#cb6408',
      7: '#e075a6',
      8: '#0dd6c7',
    },
  },
  shadow: {
    floating: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
  },
} as const;

export const HIGH_CONTRAST = {
  color: {
    background: '#ffffff',
    surface: '#ffffff',
    floating: '#ffffff',
    sunken: '#ebebeb',
    scrim: 'rgb(0 0 0 / 0.72)',
    text: {
      default: '#000000',
      muted: '#333333',
      inverse: '#ffffff',
    },
    border: {
      hairline: '#000000',
      control: '#000000',
    },
    action: {
      primary: {
        surface: '#000000',
        hover: '#333333',
        text: '#ffffff',
      },
      secondary: {
        surface: '#ffffff',
        hover: '#e4e4e4',
        text: '#000000',
      },
      quiet: {
        surface: 'transparent',
        hover: '#e4e4e4',
        text: '#000000',
      },
      critical: {
        surface: '#940015',
        hover: '#6f000c',
        text: '#ffffff',
      },
    },
    focus: '#7f5300',
    selected: {
      mark: '#7f5300',
      surface: '#ffffff',
    },
    tone: {
      neutral: {
        surface: '#ffffff',
        text: '#393d46',
        border: '#393d46',
      },
      info: {
        surface: '#ffffff',
        text: '#004166',
        border: '#004166',
      },
      positive: {
        surface: '#ffffff',
        text: '#004b22',
        border: '#004b22',
      },
      caution: {
        surface: '#ffffff',
        text: '#4b3b00',
        border: '#4b3b00',
      },
      critical: {
        surface: '#ffffff',
        text: '#770410',
        border: '#770410',
      },
      elevated: {
        surface: '#ffffff',
        text: '#622c00',
        border: '#622c00',
      },
      concluded: {
        surface: '#ffffff',
        text: '#563417',
        border: '#563417',
      },
      notable: {
        surface: '#ffffff',
        text: '#36258e',
        border: '#36258e',
      },
      distinguished: {
        surface: '#ffffff',
        text: '#502370',
        border: '#502370',
      },
    },
  },
  chart: {
    series: {
      1: '#0054c2',
      2: '#2a2806',
      3: '#9f6700',
      4: '#006a4b',
      5: '#572b93',
      6: '#953e00',
      7: '#6d204e',
      8: '#068379',
    },
  },
  shadow: {
    floating: '0 0 0 2px #000000',
  },
} as const;

export const SCALE = {
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
  },
  radius: {
    small: '6px',
    medium: '10px',
    round: '999px',
  },
  type: {
    family: {
      sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, "Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", Mangal, sans-serif',
      display: 'Fraunces, "Fraunces Georgia", "Fraunces Noto", "Noto Serif Devanagari", system-ui, sans-serif',
      mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
    },
    size: {
      xs: '0.8125rem',
      s: '0.875rem',
      m: '0.9375rem',
      l: '1.0625rem',
      xl: '1.375rem',
      xxl: '1.5rem',
    },
    leading: {
      tight: '1.2',
      snug: '1.35',
      normal: '1.5',
    },
    weight: {
      regular: '400',
      medium: '500',
      bold: '600',
    },
  },
  motion: {
    fast: '120ms',
    normal: '200ms',
  },
  control: {
    small: '2rem',
    medium: '2.5rem',
    large: '3rem',
  },
  layer: {
    raised: '1',
    dialog: '30',
    menu: '40',
    toast: '50',
    tooltip: '60',
  },
} as const;

export const COMPACT = {
  space: {
    xxs: '0.1875rem',
    xs: '0.375rem',
    s: '0.5rem',
    m: '0.75rem',
    l: '1.125rem',
    xl: '1.5rem',
    xxl: '2.25rem',
  },
} as const;

export const TOUCH = {
  type: {
    size: {
      m: '1rem',
    },
  },
  control: {
    small: '2.75rem',
    medium: '2.75rem',
    large: '3rem',
  },
} as const;

export const STILL = {
  motion: {
    fast: '0s',
    normal: '0s',
  },
} as const;

/** Every token by its name. */
export const TOKEN_NAMES = [
  'space.xxs',
  'space.xs',
  'space.s',
  'space.m',
  'space.l',
  'space.xl',
  'space.xxl',
  'radius.small',
  'radius.medium',
  'radius.round',
  'type.family.sans',
  'type.family.display',
  'type.family.mono',
  'type.size.xs',
  'type.size.s',
  'type.size.m',
  'type.size.l',
  'type.size.xl',
  'type.size.xxl',
  'type.leading.tight',
  'type.leading.snug',
  'type.leading.normal',
  'type.weight.regular',
  'type.weight.medium',
  'type.weight.bold',
  'motion.fast',
  'motion.normal',
  'control.small',
  'control.medium',
  'control.large',
  'layer.raised',
  'layer.dialog',
  'layer.menu',
  'layer.toast',
  'layer.tooltip',
  'color.background',
  'color.surface',
  'color.floating',
  'color.sunken',
  'color.scrim',
  'color.text.default',
  'color.text.muted',
  'color.text.inverse',
  'color.border.hairline',
  'color.border.control',
  'color.action.primary.surface',
  'color.action.primary.hover',
  'color.action.primary.text',
  'color.action.secondary.surface',
  'color.action.secondary.hover',
  'color.action.secondary.text',
  'color.action.quiet.surface',
  'color.action.quiet.hover',
  'color.action.quiet.text',
  'color.action.critical.surface',
  'color.action.critical.hover',
  'color.action.critical.text',
  'color.focus',
  'color.selected.mark',
  'color.selected.surface',
  'color.tone.neutral.surface',
  'color.tone.neutral.text',
  'color.tone.neutral.border',
  'color.tone.info.surface',
  'color.tone.info.text',
  'color.tone.info.border',
  'color.tone.positive.surface',
  'color.tone.positive.text',
  'color.tone.positive.border',
  'color.tone.caution.surface',
  'color.tone.caution.text',
  'color.tone.caution.border',
  'color.tone.critical.surface',
  'color.tone.critical.text',
  'color.tone.critical.border',
  'color.tone.elevated.surface',
  'color.tone.elevated.text',
  'color.tone.elevated.border',
  'color.tone.concluded.surface',
  'color.tone.concluded.text',
  'color.tone.concluded.border',
  'color.tone.notable.surface',
  'color.tone.notable.text',
  'color.tone.notable.border',
  'color.tone.distinguished.surface',
  'color.tone.distinguished.text',
  'color.tone.distinguished.border',
  'chart.series.1',
  'chart.series.2',
  'chart.series.3',
  'chart.series.4',
  'chart.series.5',
  'chart.series.6',
  'chart.series.7',
  'chart.series.8',
  'shadow.floating',
] as const;
