const ring = 'fill="none" stroke="C"'

/**
 * The mark of each company on a field of 40 by 40, by the company's slug: its colour, and its shapes
 * with `C` in the place of that colour.
 */
export const marks: Record<string, [colour: string, shapes: string]> = {
  'northline-inspection': [
    '#7a3b12',
    `<path d="M10 27 20 11l10 16z" fill="C"/><path d="M15 27l5-8 5 8z" fill="#fff"/>`,
  ],
  'meridian-weld-laboratories': [
    '#31572c',
    `<path d="m20 8 10.4 6v12L20 32 9.6 26V14z" fill="C"/><path d="M13.5 20h3.500l2-5 3 10 2-5h3" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>`,
  ],
  'kestrel-offshore-integrity': [
    '#0f5c58',
    `<path d="M9 18h4v11H9zM15 11h4v18h-4zM21 15h4v14h-4zM27 22h4v7h-4z" fill="C"/>`,
  ],
  'calderfield-nde-services': [
    '#0b4a6f',
    `<path d="M9 11h9v18H9zM22 11h9v9h-9z" fill="C"/><path d="M22 23h9v6h-9z" fill="C" opacity=".5"/>`,
  ],
  'tern-ultrasonics': [
    '#4a2c6d',
    `<path d="M9 29 20 9v20z" fill="C"/><path d="M31 29 20 9v20z" fill="C" opacity=".55"/>`,
  ],
  'harrow-inspection': [
    '#1d4e89',
    `<circle cx="20" cy="20" r="11" fill="C"/><path d="M9 20h22M20 9v22" stroke="#fff" stroke-width="2.5"/>`,
  ],
  'baltic-integrity': [
    '#8a1c3b',
    `<g ${ring} stroke-width="3"><path d="M11 28a9 9 0 0 1 18 0"/><path d="M16 28a4 4 0 0 1 8 0"/><path d="M6.5 28a13.5 13.5 0 0 1 27 0" opacity=".45"/></g>`,
  ],
  'ardent-array-systems': [
    '#b45309',
    `<path d="M20 30 8.5 16M20 30 13.5 11M20 30V9M20 30l6.5-19M20 30l11.5-14" ${ring} stroke-width="2.8" stroke-linecap="round"/>`,
  ],
  'vellamo-eddy-current': [
    '#0e7490',
    `<g ${ring} stroke-width="3" stroke-linecap="round"><path d="M30 20a10 10 0 1 1-10-10"/><path d="M25 20a5 5 0 1 1-5-5" opacity=".6"/></g>`,
  ],
  'rhinegate-radiography': [
    '#374151',
    `<path d="M9 30V18a11 11 0 0 1 22 0v12h-6V19a5 5 0 0 0-10 0v11z" fill="C"/>`,
  ],
  'pelican-bend-inspection': [
    '#0369a1',
    `<path d="M9 14h9a8 8 0 0 1 8 8v9" ${ring} stroke-width="6"/><path d="M8 8v12M20 31h12" stroke="C" stroke-width="2.4" opacity=".55"/>`,
  ],
  'mesa-crossing-pipeline-integrity': [
    '#9a3412',
    `<path d="M8 25l5-13h14l5 13z" fill="C"/><path d="M8 29.500h24" stroke="C" stroke-width="3" opacity=".5"/>`,
  ],
  'ashgrove-aerospace-ndt': [
    '#4d7c0f',
    `<path d="M10 30C9 17 17 10 30 10c1 13-7 20-20 20z" fill="C"/><path d="M10 30 24 16" stroke="#fff" stroke-width="2.2"/>`,
  ],
  'falcon-ridge-aerospace-testing': [
    '#1e3a8a',
    `<path d="M8 19 20 9l12 10v6L20 15 8 25z" fill="C"/><path d="m8 27 12-10 12 10v5L20 22 8 32z" fill="C" opacity=".45"/>`,
  ],
  'montclar-controle': [
    '#7e22ce',
    `<path d="m20 8 12 6-12 6-12-6z" fill="C"/><path d="m8 20 12 6 12-6M8 25.500l12 6 12-6" ${ring} stroke-width="2.4"/>`,
  ],
  'iberonda-ensayos': [
    '#b91c1c',
    `<g ${ring} stroke-width="3.6" stroke-linecap="round"><path d="M8 17c4-7 8-7 12 0s8 7 12 0"/><path d="M8 26c4-7 8-7 12 0s8 7 12 0" opacity=".45"/></g>`,
  ],
  'valdora-controlli': ['#166534', `<path d="M8 10h7l5 12 5-12h7l-9 21h-6z" fill="C"/>`],
  'dravanti-robotics': [
    '#c2410c',
    `<rect x="8" y="13" width="24" height="14" rx="7" fill="C"/><path d="M15 17a3 3 0 1 0 .1 0M25 17a3 3 0 1 0 .1 0" fill="#fff"/>`,
  ],
  'cairnwing-drone-inspection': [
    '#475569',
    `<g fill="C"><ellipse cx="20" cy="28" rx="11" ry="3.6"/><ellipse cx="20" cy="20.5" rx="8" ry="3.2" opacity=".75"/><ellipse cx="20" cy="13.5" rx="5" ry="2.8" opacity=".5"/></g>`,
  ],
  'gannet-rope-access': [
    '#155e75',
    `<path d="M20 7v12" stroke="C" stroke-width="2.6"/><path d="m20 15 8.5 8.500L20 32l-8.5-8.500z" fill="C"/>`,
  ],
  'coral-reach-inspection': [
    '#be185d',
    `<path d="M20 32V11M20 23l-8-6v-6M20 27l8-7v-7" ${ring} stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  'ironbark-ndt-training': [
    '#713f12',
    `<path d="M8 12c5-2 9-1 12 1v18c-3-2-7-3-12-1z" fill="C"/><path d="M32 12c-5-2-9-1-12 1v18c3-2 7-3 12-1z" fill="C" opacity=".55"/>`,
  ],
  'straits-harbour-inspection': [
    '#0c4a6e',
    `<g ${ring} stroke-width="2.8" stroke-linecap="round"><circle cx="20" cy="11.5" r="3"/><path d="M20 15v16M14 19h12M9.5 23c0 5 4.5 8 10.5 8s10.5-3 10.5-8"/></g>`,
  ],
  'kinabalu-integrity-services': ['#065f46', `<path d="m7 30 7-13 4 5 4-12 11 20z" fill="C"/>`],
  'dune-line-inspection': [
    '#a16207',
    `<path d="M7 24c5-9 10-9 13-3 3-5 8-5 13 3v6H7z" fill="C"/><circle cx="28" cy="12" r="3.2" fill="C" opacity=".5"/>`,
  ],
  'crescent-anvil-testing': [
    '#14532d',
    `<path d="M27 10.500a11 11 0 1 0 0 19 9 9 0 1 1 0-19z" fill="C"/>`,
  ],
  'pearl-strand-lng-integrity': [
    '#831843',
    `<g fill="C"><circle cx="9.5" cy="14" r="2.2"/><circle cx="12" cy="20.5" r="2.8"/><circle cx="17" cy="25.5" r="3.4"/><circle cx="24" cy="25.5" r="3.4"/><circle cx="28.5" cy="20" r="2.8"/><circle cx="30.5" cy="14" r="2.2"/></g>`,
  ],
  'deccan-weld-institute': [
    '#92400e',
    `<g ${ring} stroke-width="2.4"><circle cx="12.5" cy="20" r="5.5"/><circle cx="17.5" cy="20" r="5.5"/><circle cx="22.5" cy="20" r="5.5"/><circle cx="27.5" cy="20" r="5.5"/></g>`,
  ],
  'adyar-ndt-services': [
    '#4338ca',
    `<path d="M19 9v10H9A10 10 0 0 1 19 9zM31 21a10 10 0 0 1-10 10V21z" fill="C"/><path d="M21 9a10 10 0 0 1 10 10H21zM19 31A10 10 0 0 1 9 21h10z" fill="C" opacity=".5"/>`,
  ],
  'aoba-sonic-instruments': [
    '#0f766e',
    `<circle cx="12" cy="20" r="3.6" fill="C"/><path d="M19 13a9.5 9.5 0 0 1 0 14M25 8.500a16 16 0 0 1 0 23" ${ring} stroke-width="3" stroke-linecap="round"/>`,
  ],
  'taehwa-inspection-robotics': [
    '#1d4ed8',
    `<path d="M9 9h22v5H9zM9 26h22v5H9z" fill="C"/><rect x="14" y="16.5" width="12" height="7" rx="1.5" fill="C" opacity=".5"/>`,
  ],
  'araucaria-ensaios': [
    '#3f6212',
    `<path d="M20 32V13" stroke="C" stroke-width="3"/><path d="M7 14c5-7 21-7 26 0zM12 21.500c3-5 13-5 16 0z" fill="C"/>`,
  ],
  'karoo-inspection-services': [
    '#a33b20',
    `<path d="M11 22a9 9 0 0 1 18 0z" fill="C"/><path d="M8 25.500h24M12 30h16" stroke="C" stroke-width="2.6" stroke-linecap="round"/>`,
  ],
  'delta-harmattan-inspection': [
    '#0b7285',
    `<path d="M20 8v8M20 16 9 31M20 16v15M20 16l11 15" ${ring} stroke-width="3.2" stroke-linecap="round"/>`,
  ],
  'cobalt-ridge-x-ray': [
    '#1e40af',
    `<path d="m10 10 20 20M30 10 10 30" stroke="C" stroke-width="5.4"/><path d="m20 15.5 4.5 4.5-4.5 4.5-4.5-4.500z" fill="#fff"/>`,
  ],
  'lumenfall-penetrants': [
    '#6d28d9',
    `<path d="M20 8c6 8 9 11 9 15a9 9 0 0 1-18 0c0-4 3-7 9-15z" fill="C"/><path d="M15.5 23.500a4.5 4.5 0 0 0 4.5 4.5" fill="none" stroke="#fff" stroke-width="2"/>`,
  ],
  'isartal-probe-works': [
    '#1f2937',
    `<path d="M10 10h20v8H10z" fill="C"/><path d="M12 21v10M17.3 21v10M22.7 21v10M28 21v10" stroke="C" stroke-width="3" opacity=".6"/>`,
  ],
  'firnlicht-thermography': [
    '#d9480f',
    `<path d="M20 9v22M10.5 14.500l19 11M29.5 14.500l-19 11" stroke="C" stroke-width="3.6" stroke-linecap="round"/>`,
  ],
  'longwave-pipe-screening': [
    '#334155',
    `<circle cx="20" cy="20" r="11.5" ${ring} stroke-width="3"/><path d="M12.5 20c2.5-5 5-5 7.5 0s5 5 7.5 0" ${ring} stroke-width="2.6"/>`,
  ],
  'hearken-acoustics': [
    '#5b21b6',
    `<path d="M12 22a8.5 8.5 0 1 1 16 -4c0 5-5 5-5 9a4 4 0 0 1-7 2" ${ring} stroke-width="3" stroke-linecap="round"/><circle cx="20" cy="18.5" r="2.6" fill="C"/>`,
  ],
  'nodeform-software': [
    '#4f46e5',
    `<path d="M12 13h16L20 28z" ${ring} stroke-width="2.4"/><g fill="C"><circle cx="12" cy="13" r="4"/><circle cx="28" cy="13" r="4"/><circle cx="20" cy="28" r="4"/></g>`,
  ],
  'bracken-calibration': [
    '#15803d',
    `<path d="M20 32V9M20 15l-6-4M20 15l6-4M20 21.500l-8-5M20 21.500l8-5M20 28l-10-6M20 28l10-6" ${ring} stroke-width="2.5" stroke-linecap="round"/>`,
  ],
  'ballastline-rail-inspection': [
    '#57534e',
    `<path d="M15 8 9 32M25 8l6 24" stroke="C" stroke-width="3"/><path d="M12 15h16M10.5 21.500h19M9 28h22" stroke="C" stroke-width="2.4" opacity=".6"/>`,
  ],
  'laurentia-examination-centre': [
    '#9f1239',
    `<rect x="9" y="9" width="22" height="22" rx="4" fill="C"/><path d="m14 20 4.5 5 8-10" fill="none" stroke="#fff" stroke-width="3"/>`,
  ],
  'prairie-sky-testing': [
    '#0284c7',
    `<path d="M9 20a11 11 0 0 1 22 0z" fill="C"/><path d="M8 23.500h24M8 28.500h24" stroke="C" stroke-width="2.8" opacity=".5"/>`,
  ],
  'oxenholme-nuclear-inspection': [
    '#3730a3',
    `<g ${ring} stroke-width="2.2"><ellipse cx="20" cy="20" rx="12" ry="4.6"/><ellipse cx="20" cy="20" rx="12" ry="4.6" transform="rotate(60 20 20)"/><ellipse cx="20" cy="20" rx="12" ry="4.6" transform="rotate(120 20 20)"/></g><circle cx="20" cy="20" r="2.4" fill="C"/>`,
  ],
  'torrevento-blades': [
    '#115e59',
    `<path d="M20 20 18 7h4zM20 20l11.8 4.8-2 3.400zM20 20l-9.8 8.2-2-3.400z" fill="C" stroke="C" stroke-linejoin="round"/><circle cx="20" cy="20" r="3" fill="C"/>`,
  ],
}
