import type { JobFamily } from './family'

/** Testing from ropes. */
export const ropeAccess: JobFamily = {
  duties: [
    'Reach the inspection point safely, test it, and photograph both',
    'Carry out ultrasonic, magnetic particle and close visual inspection within one descent',
    'Rig and check ropes with the team’s Level 3 before each shift',
    'Mark up drawings on the tablet while still in the harness',
    'Take part in rescue drills as though they were real',
    'Leave a work site with every tool that came up',
  ],
  requirements: [
    'A rope logbook with offshore or tower hours',
    'A valid offshore medical and survival certificate',
    'Two NDT methods, and the wish for a third',
    'A team player who says stop when it is time to',
    'Readiness for rotations at short notice',
  ],
  jobs: [
    {
      title: 'Rope Access UT Technician',
      company: 'Kestrel Offshore Integrity',
      at: 'Stavanger NO',
      contract: 'Contract, 6 months',
      salary: 'NOK 355 to 395 an hour',
      posted: 10,
      open: 30,
      about:
        'A campaign on two platforms: caissons, flare boom and the underside of a cellar deck. You measure where the last survey stopped because the scaffold did.',
      certificate: 'IRATA Level 2 and ISO 9712 Level II in UT',
      skills: [
        'IRATA Level 2',
        'Ultrasonic Testing',
        'Thickness Gauging',
        'Offshore Survival (BOSIET)',
      ],
    },
    {
      title: 'Rope Access NDT Team Leader',
      company: 'Gannet Rope Access',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£310 to £345 a day',
      about:
        'Your team of four owns an FPSO’s hull and turret for the summer. You write the method statement, lead the ropes and countersign the reports.',
      certificate: 'IRATA Level 3 and PCN Level II in two methods',
      skills: ['IRATA Level 3', 'Team Leadership', 'Magnetic Particle', 'Visual Testing'],
    },
    {
      title: 'Multi-Skilled Rope Access Inspector',
      company: 'Gannet Rope Access',
      at: 'Great Yarmouth GB',
      contract: 'Contract, 5 months',
      salary: '£260 to £285 a day',
      about:
        'Transition pieces off East Anglia: ladder welds, boat landings and bolted flanges. Transfers are by vessel and the tide writes the timetable.',
      certificate: 'IRATA Level 2, PCN Level II in MT and UT',
      skills: ['IRATA Level 2', 'Magnetic Particle', 'Bolt Inspection', 'Weld Inspection'],
    },
    {
      title: 'Rope Access Inspector, FPSO',
      company: 'Araucária Ensaios',
      at: 'Macaé BR',
      contract: 'Permanent',
      salary: 'R$ 8,400 to 9,800 a month',
      about:
        'Cargo tanks, hull girders and flare tower of a unit moored 200 km out. Fourteen days aboard in a team that has worked together for six years.',
      certificate: 'ABENDI or IRATA Level 2 and SNQC Level 2 in MT or UT',
      skills: [
        'IRATA Level 2',
        'Ultrasonic Testing',
        'Alternating Current Field Measurement',
        'Confined Space Entry',
      ],
    },
    {
      title: 'Rope Access Technician, Cooling Towers',
      company: 'Gannet Rope Access',
      at: 'Leeds GB',
      contract: 'Contract, 3 months',
      salary: '£235 to £255 a day',
      about:
        'Hyperbolic concrete from the sixties: hammer survey, cover meter and crack mapping by grid square. Not one weld for three months.',
      certificate: 'IRATA Level 1 or 2',
      duties: [
        'Survey shells by hammer, cover meter and eye, grid square by grid square',
        'Map cracks and spalls on the drawing while still on the rope',
        'Rig and check ropes with the team’s Level 3 before each shift',
      ],
      requirements: [
        'Two seasons on concrete structures',
        'A logbook with two hundred hours on towers',
      ],
      skills: ['IRATA Level 1', 'Visual Testing', 'Report Writing'],
    },
    {
      title: 'Blade Inspector, Rope Access',
      company: 'Torrevento Blades',
      at: 'Zaragoza ES',
      contract: 'Permanent',
      salary: '€38,000 to €44,000 a year',
      about:
        'Tap, listen, scan, and decide whether the leading edge lasts another season. March to October on the towers of Aragón and Navarra, winters in the factory.',
      certificate: 'IRATA Level 2 or GWO blade repair',
      duties: [
        'Inspect leading edges, bond lines and lightning receptors on the tower',
        'Grade damage by the owner’s scale and propose the repair',
        'Join the factory’s ultrasonic crew from November to February',
      ],
      requirements: [
        'Two seasons on rotor blades',
        'A GWO basic safety certificate and a driving licence',
      ],
      skills: ['IRATA Level 2', 'Composite Inspection', 'Bond Testing', 'Visual Testing'],
    },
  ],
}

/** Mapping of corrosion and screening for it. */
export const corrosion: JobFamily = {
  duties: [
    'Scan shells, lines and floors and deliver maps that an engineer can calculate with',
    'Prove doubtful readings by hand, with a different probe and a fresh mind',
    'Choose grid, probe and scanner for the damage that is expected and for the one that is not',
    'Relate today’s readings to the previous survey and say what has changed',
    'Prepare surfaces, couplant and access with the site team the day before',
    'Name the damage mechanism where the data allow it and keep silent where they do not',
  ],
  requirements: [
    'Three years of thickness and corrosion work in running plants',
    'Good command of a mapping scanner and its software',
    'Knowledge of API 571 damage mechanisms',
    'Confined space and gas awareness training',
    'A tidy hand with data: file names, datums, photographs',
  ],
  jobs: [
    {
      title: 'Corrosion Mapping Lead',
      company: 'Tern Ultrasonics',
      at: 'Esbjerg DK',
      contract: 'Contract, 12 months',
      salary: 'DKK 52,000 to 57,000 a month',
      posted: 22,
      open: 48,
      about:
        'You plan and lead mapping campaigns on monopiles and tank shells with our own wheel probes. What you curse in the field, the design office hears on Friday.',
      certificate: 'ISO 9712 Level II in UT',
      skills: ['Corrosion Mapping', 'Thickness Gauging', 'Team Leadership', 'Data Analysis'],
    },
    {
      title: 'Corrosion Mapping Technician',
      company: 'Dravanti Robotics',
      at: 'Rotterdam NL',
      contract: 'Permanent',
      salary: '€40,000 to €46,000 a year',
      about:
        'The crawler climbs, you drive and read. Boiler walls, spheres and chimneys, without a single metre of scaffolding.',
      certificate: 'ISO 9712 Level II in UT',
      skills: ['Corrosion Mapping', 'Robotics', 'VCA/VOL-VCA', 'B-Scan Interpretation'],
    },
    {
      title: 'Tank Floor Inspector',
      company: 'Dune Line Inspection',
      at: 'Fujairah AE',
      contract: 'Permanent',
      salary: 'AED 11,000 to 13,000 a month',
      about:
        'Crude tanks of eighty metres, opened once in ten years and never for long enough. You scan floors by flux leakage, prove by ultrasonics and hand over the plate layout.',
      certificate: 'SNT-TC-1A Level II in MFL and UT',
      skills: ['Magnetic Flux Leakage', 'Tank Floor Inspection', 'API 653', 'Vacuum Box Testing'],
    },
    {
      title: 'Topside Corrosion Surveyor',
      company: 'Kinabalu Integrity Services',
      at: 'Miri MY',
      contract: 'Contract, 12 months',
      salary: 'RM 9,800 to 11,500 a month',
      about:
        'Ageing platforms off Sarawak, where insulation hides most of what matters. You survey a deck a day and rank it by what should be stripped first.',
      certificate: 'ISO 9712 Level II in UT and VT',
      skills: ['Corrosion Mapping', 'API 570', 'Coating Inspection', 'Offshore Survival (BOSIET)'],
    },
    {
      title: 'Ultrasonic Thickness Surveyor, Hulls',
      company: 'Straits Harbour Inspection',
      at: 'Singapore SG',
      contract: 'Permanent',
      salary: 'S$3,900 to S$4,400 a month',
      about:
        'Class renewal surveys on bulkers and tankers, from the fore peak aft. Eight thousand readings a ship, each with a frame number.',
      certificate: 'Level II in UT and a class society’s gauging approval',
      duties: [
        'Gauge plating and internals to the class programme',
        'Enter readings by frame and strake the same evening',
        'Mark suspect areas and attend the surveyor’s walk-through',
      ],
      requirements: [
        'Two renewal surveys on tankers or bulkers',
        'Confined space and working at height training',
      ],
      skills: ['Thickness Gauging', 'Ultrasonic Testing', 'Report Writing'],
    },
    {
      title: 'Corrosion Technician, Refinery Route',
      company: 'Pelican Bend Inspection',
      at: 'Beaumont US',
      contract: 'Permanent',
      salary: '$34 to $39 an hour',
      about:
        'Some six thousand monitoring locations on a nine-month cycle, with a truck of your own. You know each injection point by its first name.',
      certificate: 'SNT-TC-1A Level II in UT thickness',
      skills: ['Thickness Gauging', 'API 570', 'Asset Integrity', 'NDT Data Management'],
    },
    {
      title: 'Riser and Caisson Scanner Operator',
      company: 'Kestrel Offshore Integrity',
      at: 'Bergen NO',
      contract: 'Contract, 7 months',
      salary: 'NOK 340 to 375 an hour',
      about:
        'Splash-zone scans with a clamped crawler that you launch from the lowest deck. Between campaigns you maintain the tool in the Bergen workshop.',
      certificate: 'ISO 9712 Level II in UT',
      skills: ['Corrosion Mapping', 'Robotics', 'Data Analysis', 'Offshore Survival (BOSIET)'],
    },
  ],
}

/** In-service inspection of plant to the API codes and their kin. */
export const plantInspection: JobFamily = {
  duties: [
    'Inspect vessels, piping and tanks internally and externally, and write the report the same week',
    'Set intervals and next inspection dates, with the calculation attached',
    'Turn inspection findings into repair scopes and follow them to closure',
    'Walk down the turnaround list with operations before the first flange is broken',
    'Direct NDE crews to the right places and question what they bring back',
    'Keep piping isometrics and equipment files current',
    'Sit in the risk-based inspection sessions as the one who has seen the inside',
  ],
  requirements: [
    'Five years in a refinery, chemical or gas plant',
    'Two turnarounds as the inspector responsible for a unit',
    'Plain technical writing, with sketches',
    'Familiarity with an inspection data management system',
    'Fitness for ladders, manways and long shifts',
  ],
  jobs: [
    {
      title: 'API 510 Inspector',
      company: 'Pelican Bend Inspection',
      at: 'Baton Rouge US',
      contract: 'Permanent',
      salary: '$108,000 to $122,000 a year',
      about:
        'Embedded at an alkylation unit with some three hundred vessels and one very good turnaround team. You own the inspection plan and you open the manways.',
      certificate: 'API 510',
      skills: ['API 510', 'API 571', 'Vessel Inspection', 'Risk-Based Inspection'],
    },
    {
      title: 'API 570 Piping Inspector',
      company: 'Pelican Bend Inspection',
      at: 'Lake Charles US',
      contract: 'Contract, 10 months',
      salary: '$52 to $58 an hour',
      about:
        'Dead legs, injection points and soil-to-air interfaces of a petrochemical complex. The last programme counted them; yours decides about them.',
      certificate: 'API 570; API 571 an advantage',
      skills: ['API 570', 'Thickness Gauging', 'Asset Integrity', 'Report Writing'],
    },
    {
      title: 'API 653 Tank Inspector',
      company: 'Dune Line Inspection',
      at: 'Abu Dhabi AE',
      contract: 'Permanent',
      salary: 'AED 19,000 to 23,000 a month',
      about:
        'A terminal with ninety-four tanks and a programme that opens nine a year. You inspect, evaluate settlement and decide with the owner what the next ten years need.',
      certificate: 'API 653',
      skills: ['API 653', 'Tank Floor Inspection', 'Magnetic Flux Leakage', 'Client Liaison'],
    },
    {
      title: 'Senior API Inspector, Turnarounds',
      company: 'Crescent Anvil Testing',
      at: 'Jubail SA',
      contract: 'Contract, 6 months',
      salary: 'SAR 24,000 to 28,000 a month',
      about:
        'Ethylene furnace tubes, quench tower, cold box: one unit, forty days, eleven inspectors. You lead the day shift and chair the discovery meeting.',
      certificate: 'API 510 and 570',
      skills: ['API 510', 'API 570', 'Turnaround Planning', 'Team Leadership'],
    },
    {
      title: 'In-Service Inspector, Pressure Equipment',
      company: 'Coral Reach Inspection',
      at: 'Kalgoorlie AU',
      contract: 'Permanent',
      salary: 'A$138,000 to A$152,000 a year',
      about:
        'Nickel autoclaves, acid plants and the boilers that feed them, on an eight-and-six roster. Acid finds every mistake; you find it first.',
      certificate: 'AICIP ISI',
      skills: ['Vessel Inspection', 'Risk-Based Inspection', 'API 571', 'Ultrasonic Testing'],
    },
    {
      title: 'Boiler and Pressure Vessel Inspector',
      company: 'Karoo Inspection Services',
      at: 'Secunda ZA',
      contract: 'Permanent',
      salary: 'R680,000 to R760,000 a year',
      about:
        'Coal-fired units past their design life and kept running by people who measure. You inspect drums, headers and hangers and read replicas with the metallurgist.',
      certificate: 'SAQCC IPE competent person',
      skills: ['Vessel Inspection', 'Creep Assessment', 'Metallography', 'Hardness Testing'],
    },
    {
      title: 'Integrity Engineer, LNG',
      company: 'Pearl Strand LNG Integrity',
      at: 'Ras Laffan QA',
      contract: 'Permanent',
      salary: 'QAR 24,000 to 28,000 a month',
      about:
        'You write the inspection plans for two trains and review what the contractors made of them. Corrosion under insulation is the theme of the year, as it was last year.',
      certificate: 'API 580 or an engineering degree with RBI practice',
      skills: ['Risk-Based Inspection', 'API 580', 'Asset Integrity', 'API 571'],
    },
    {
      title: 'Plant Inspector, Ammonia',
      company: 'Kinabalu Integrity Services',
      at: 'Bintulu MY',
      contract: 'Contract, 18 months',
      salary: 'RM 13,500 to 15,000 a month',
      about:
        'A fertiliser plant with a primary reformer of 240 tubes and a storage tank at minus thirty-three. You plan, witness and write, and live ten minutes from the gate.',
      certificate: 'API 510',
      skills: ['API 510', 'Vessel Inspection', 'Creep Assessment', 'Acoustic Emission'],
    },
  ],
}

/** Remote and aerial visual inspection. */
export const visual: JobFamily = {
  duties: [
    'Inspect by remote camera and describe what the picture cannot',
    'Grade findings by the asset owner’s scale, and the same way in March as in October',
    'Plan sorties and camera routes so that nothing is seen twice and nothing is missed',
    'Annotate images, place them on the model and deliver within five working days',
    'Maintain cameras, batteries and probes and log their hours',
  ],
  requirements: [
    'A trained eye for coating breakdown, cracks and lightning marks',
    'A calm voice on the radio',
    'Two years of inspection behind the camera, not only of flying or driving',
    'Readiness to travel three weeks in four during the season',
    'Enough patience for weather',
  ],
  jobs: [
    {
      title: 'Drone Inspection Pilot',
      company: 'Cairnwing Drone Inspection',
      at: 'Inverness GB',
      contract: 'Permanent',
      salary: '£34,000 to £39,000 a year',
      about:
        'You fly blades, dams and distillery stacks from the Moray Firth to Skye. The camera is excellent, the wind is usually not.',
      certificate: 'GVC and a visual inspection qualification',
      skills: ['Drone Piloting', 'Visual Testing', 'Remote Visual Inspection', 'Report Writing'],
    },
    {
      title: 'UAV Thickness Technician',
      company: 'Cairnwing Drone Inspection',
      at: 'Aberdeen GB',
      contract: 'Contract, 9 months',
      salary: '£240 to £265 a day',
      about:
        'Contact ultrasonic readings from a drone, on tank roofs and flare stacks that nobody wants to scaffold. One flies, one watches the A-scan; you do both in turn.',
      certificate: 'PCN Level II in UT and GVC',
      skills: ['Drone Piloting', 'Thickness Gauging', 'Ultrasonic Testing'],
    },
    {
      title: 'Flare and Stack Inspector',
      company: 'Kestrel Offshore Integrity',
      at: 'Stavanger NO',
      contract: 'Permanent',
      salary: 'NOK 640,000 to 710,000 a year',
      about:
        'Live flare tips, by drone, from a deck that moves. You know what a missing pilot hood looks like at eighty metres.',
      certificate: 'ISO 9712 Level II in VT and a specific-category licence',
      skills: [
        'Drone Piloting',
        'Visual Testing',
        'Offshore Survival (BOSIET)',
        'Infrared Thermography',
      ],
    },
    {
      title: 'Crawler Operator, Boilers',
      company: 'Dravanti Robotics',
      at: 'Delft NL',
      contract: 'Permanent',
      salary: '€39,000 to €44,000 a year',
      about:
        'Waste-to-energy boilers between Rotterdam and Basel, inspected while the ash is still warm. You drive, film and measure, and talk to a shift leader who needs the furnace back.',
      certificate: 'ISO 9712 Level II in VT or UT',
      skills: ['Robotics', 'Remote Visual Inspection', 'Thickness Gauging', 'VCA/VOL-VCA'],
    },
    {
      title: 'Borescope Inspector, Gas Turbines',
      company: 'Ashgrove Aerospace NDT',
      at: 'Derby GB',
      contract: 'Permanent',
      salary: '£38,000 to £43,000 a year',
      about:
        'Industrial and marine turbines between overhauls, through ports the width of a thumb. You measure nicks by stereo and decide with the maker whether to blend them in place.',
      certificate: 'EN 4179 or PCN Level II in VT',
      duties: [
        'Inspect hot sections through the ports and measure what you find',
        'Compare with the limits in the maker’s manual and with last year’s images',
        'Blend nicks in place where the manual allows it',
      ],
      requirements: [
        'Two years with videoscopes on turbines or compressors',
        'Readiness to travel at short notice, by ship if need be',
      ],
      skills: ['Borescope Inspection', 'Remote Visual Inspection', 'Visual Testing', 'EN 4179'],
    },
    {
      title: 'Blade Image Analyst',
      company: 'Torrevento Blades',
      at: 'Pamplona ES',
      contract: 'Permanent, hybrid',
      salary: '€29,000 to €33,000 a year',
      about:
        'Drones bring four hundred pictures a blade; the software draws boxes around a tenth of them. You decide which boxes are cracks and which are flies.',
      certificate: 'Experience in blade inspection or composite repair',
      duties: [
        'Confirm, correct or discard what the software marks',
        'Grade damage by the owner’s scale, and the same way in March as in October',
        'Report recurring misses to the people who train the model',
      ],
      requirements: [
        'Steady concentration at a good screen',
        'Spanish, and English for the reports',
      ],
      skills: ['Composite Inspection', 'Data Analysis', 'Remote Visual Inspection'],
    },
  ],
}
