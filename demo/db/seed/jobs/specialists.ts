import type { JobFamily } from './family'

/** Eddy current and its relatives. */
export const eddyCurrent: JobFamily = {
  duties: [
    'Acquire tube data at production speed and check the signal before the probe leaves',
    'Analyse to the written guideline and take part in two-party review',
    'Build calibration standards into the day, not around it',
    'Mark tubes for plugging and defend the number',
    'Choose frequencies, filters and mixes for the alloy in front of you',
    'Look after pushers, probes and cables, and know which one is about to fail',
  ],
  requirements: [
    'Two outage seasons with bobbin and array probes',
    'Sound understanding of the impedance plane, beyond the software’s defaults',
    'Readiness to travel, with outages in spring and autumn',
    'Careful bookkeeping of rows, columns and ends',
    'Good teamwork on twelve-hour shifts',
  ],
  jobs: [
    {
      title: 'Eddy Current Technician',
      company: 'Northline Inspection',
      at: 'Bergen NO',
      contract: 'Permanent',
      salary: 'NOK 620,000 to 690,000 a year',
      posted: 37,
      open: 60,
      about:
        'Coated duplex welds on subsea structures, checked by array without removing a gram of paint. You work from the Bergen base and spend a third of the year in yards.',
      certificate: 'ISO 9712 Level II in ET',
      duties: [
        'Inspect coated welds by eddy current array and confirm calls by a second method',
        'Verify lift-off and coating thickness before each scan',
        'Deliver C-scans with coordinates that a welder can find',
      ],
      requirements: [
        'Two years with arrays on ferritic or duplex welds',
        'A clean bill of health for offshore work',
      ],
      skills: ['Eddy Current Array', 'Eddy Current Testing', 'Weld Inspection', 'ISO 17635'],
    },
    {
      title: 'Eddy Current Tube Inspector',
      company: 'Vellamo Eddy Current',
      at: 'Tampere FI',
      contract: 'Permanent',
      salary: '€3,700 to €4,300 a month',
      about:
        'Condensers and feedwater heaters between Loviisa and Kiruna, some four thousand tubes a job. You acquire by day and hand over to the analysts by night.',
      certificate: 'ISO 9712 Level II in ET, tubes',
      skills: [
        'Heat Exchanger Tube Inspection',
        'Eddy Current Testing',
        'Remote Field Testing',
        'Internal Rotary Inspection',
      ],
    },
    {
      title: 'Steam Generator Analyst',
      company: 'Vellamo Eddy Current',
      at: 'Västerås SE',
      contract: 'Contract, spring and autumn',
      salary: 'SEK 520 to 580 an hour',
      about:
        'Secondary analysis of bobbin and array data from pressurised-water reactors, in an office that never sleeps for three weeks. Resolution meetings are short if your notes are good.',
      certificate: 'Level II-A in ET, or QDA',
      duties: [
        'Analyse bobbin and array data to the site’s guideline',
        'Take part in resolution with notes that stand on their own',
        'Pass the site-specific performance demonstration each outage',
      ],
      requirements: [
        'Three outages as an analyst',
        'Readiness for twelve-hour shifts in spring and autumn',
      ],
      skills: ['Eddy Current Testing', 'Data Analysis', 'Heat Exchanger Tube Inspection'],
    },
    {
      title: 'Tube Inspection Crew Lead',
      company: 'Pelican Bend Inspection',
      at: 'Corpus Christi US',
      contract: 'Permanent',
      salary: '$38 to $44 an hour',
      about:
        'Exchangers come out, are blasted, and wait for you on the slab. Carbon steel by remote field and rotary ultrasonics, admiralty by eddy current, all before the crane is free again.',
      certificate: 'SNT-TC-1A Level II in ET and UT',
      skills: [
        'Remote Field Testing',
        'Internal Rotary Inspection',
        'Heat Exchanger Tube Inspection',
        'Supervision',
      ],
    },
    {
      title: 'ACFM Technician',
      company: 'Araucária Ensaios',
      at: 'Rio de Janeiro BR',
      contract: 'Contract, 6 months',
      salary: 'R$ 720 a day',
      about:
        'Nodes of jackets in thirty metres of water, with the diver holding the probe and you holding the conversation. Topside, you screen cranes through the paint.',
      certificate: 'SNQC or CSWIP Level II in ACFM',
      duties: [
        'Guide divers or ropes from node to node and read as they go',
        'Size cracks in length and depth and confirm by magnetic particle',
        'Keep dive logs and data together',
      ],
      requirements: ['Two campaigns underwater or on ropes', 'Clear Portuguese on the headset'],
      skills: [
        'Alternating Current Field Measurement',
        'Electromagnetic Testing',
        'Report Writing',
      ],
    },
  ],
}

/** Magnetic particle, penetrant and the other surface methods. */
export const surface: JobFamily = {
  duties: [
    'Process and inspect parts by magnetic particle or penetrant to the customer’s class',
    'Check lamps, yokes, inks and baths at the start of each shift and write it down',
    'Evaluate indications, dress where allowed, and re-test',
    'Set up field strength and direction for shapes that the procedure did not foresee',
    'Keep rejected parts apart and the paperwork with them',
    'Show apprentices what a seam looks like and what only looks like one',
  ],
  requirements: [
    'Two years on benches or portable equipment',
    'Near vision and colour tests passed',
    'Readiness to work under ultraviolet light for part of the day',
    'Careful handling of finished parts',
    'A shift pattern of earlies and lates',
  ],
  jobs: [
    {
      title: 'Magnetic Particle Inspector',
      company: 'Harrow Inspection',
      at: 'Sheffield GB',
      contract: 'Permanent',
      salary: '£30,000 to £34,000 a year',
      posted: 24,
      open: 40,
      about:
        'Crankshafts, rolls and mooring shackles go through a six-metre bench in the old hammer shop. You magnetise both ways, look twice and sign once.',
      certificate: 'PCN or ISO 9712 Level II in MT',
      skills: ['Magnetic Particle', 'ISO 9712 Level II', 'Report Writing'],
    },
    {
      title: 'Penetrant Line Inspector',
      company: 'Valdora Controlli',
      at: 'Brescia IT',
      contract: 'Permanent',
      salary: '€28,000 to €32,000 a year',
      about:
        'Valve bodies and turbocharger wheels pass the dark booth in baskets of twenty. You judge them at two per minute, and the bath every morning.',
      certificate: 'ISO 9712 Level II in PT',
      duties: [
        'Inspect parts in the dark booth to the customer’s class',
        'Check bath, emulsifier, developer and lamps each morning and write it down',
        'Keep rejected parts apart and the paperwork with them',
      ],
      requirements: [
        'Two years on a penetrant line',
        'Readiness to work under ultraviolet light for most of the shift',
      ],
      skills: ['Fluorescent Penetrant', 'Dye Penetrant', 'Visual Testing'],
    },
    {
      title: 'Surface Inspector, Forgings',
      company: 'Harrow Inspection',
      at: 'Rotherham GB',
      contract: 'Permanent',
      salary: '£29,500 to £33,000 a year',
      about:
        'Open-die forgings up to forty tonnes, still warm on frosty mornings. Most of the work is with a yoke and a torch, and some of it lying on your back.',
      certificate: 'PCN Level II in MT and PT',
      skills: ['Magnetic Particle', 'Dye Penetrant', 'Hardness Testing'],
    },
    {
      title: 'MT and PT Inspector, Mobile Plant',
      company: 'Coral Reach Inspection',
      at: 'Newman AU',
      contract: 'Permanent',
      salary: 'A$112,000 to A$124,000 a year',
      about:
        'Dump truck chassis, bucket teeth adaptors and slew rings, in the workshop at night when the machines stand still. Fly in from Perth, eight days on and six off.',
      certificate: 'AINDT or ISO 9712 Level 2 in MT and PT',
      skills: ['Magnetic Particle', 'Dye Penetrant', 'Ultrasonic Testing', 'Visual Testing'],
    },
    {
      title: 'Lifting Gear Inspector',
      company: 'Delta Harmattan Inspection',
      at: 'Onne NG',
      contract: 'Permanent',
      salary: '₦520,000 to 610,000 a month',
      about:
        'Slings, shackles, pad eyes and the cranes above them, on a supply base that never closes. You test, tag and take out of service what has earned its rest.',
      certificate: 'Level II in MT and PT, LEEA an advantage',
      duties: [
        'Examine slings, shackles, pad eyes and cranes to the base’s register',
        'Test by magnetic particle or penetrant where the eye is not enough',
        'Tag, quarantine and report the same day',
      ],
      requirements: [
        'Three years of lifting equipment inspection',
        'A record of saying no to a supply vessel',
      ],
      skills: ['Magnetic Particle', 'Visual Testing', 'Dye Penetrant'],
    },
    {
      title: 'Surface NDT Inspector, Wind Components',
      company: 'Adyar NDT Services',
      at: 'Coimbatore IN',
      contract: 'Permanent',
      salary: '₹4.2 to 5.4 lakh a year',
      about:
        'Hubs and bedplates of nodular iron, and the gear wheels that turn between them. A resident post in a foundry that ships to three continents.',
      certificate: 'ISO 9712 or SNT-TC-1A Level II in MT and PT',
      skills: ['Magnetic Particle', 'Dye Penetrant', 'Ultrasonic Testing'],
    },
  ],
}

/** Aircraft and engines. */
export const aerospace: JobFamily = {
  duties: [
    'Inspect flight parts to the customer’s technique sheet, line by line',
    'Record process parameters so that an auditor can repeat the day',
    'Raise a concession when the part disagrees with the sheet',
    'Keep reference standards clean, current and counted',
    'Support Nadcap audits with evidence and not with hope',
    'Maintain your hours, eye tests and recertification without being chased',
  ],
  requirements: [
    'Documented hours in the method, at an approved organisation',
    'Experience with engine or airframe techniques from at least one prime',
    'A record of working to the letter',
    'Jaeger 1 near vision and colour perception',
    'The right to work on export-controlled parts',
    'Steady hands and a steady pace',
  ],
  jobs: [
    {
      title: 'Aerospace NDT Inspector, NAS 410 Level 2',
      company: 'Falcon Ridge Aerospace Testing',
      at: 'Wichita US',
      contract: 'Permanent',
      salary: '$31 to $37 an hour',
      about:
        'Business jet wings and the fittings that hold them on. You rotate between penetrant, eddy current and a very large ultrasonic tank.',
      certificate: 'NAS 410 Level 2 in two methods',
      skills: ['NAS 410', 'Fluorescent Penetrant', 'Eddy Current Testing', 'Nadcap'],
    },
    {
      title: 'FPI Inspector',
      company: 'Ashgrove Aerospace NDT',
      at: 'Derby GB',
      contract: 'Permanent',
      salary: '£33,000 to £37,500 a year',
      about:
        'Turbine discs and blades on an automated penetrant line, with the final look left to people. Booths are dark, the music is yours, the customer’s limits are 0.4 mm.',
      certificate: 'EN 4179 Level 2 in PT',
      skills: ['Fluorescent Penetrant', 'EN 4179', 'Nadcap'],
    },
    {
      title: 'Immersion UT Inspector, Disc Forgings',
      company: 'Ashgrove Aerospace NDT',
      at: 'Derby GB',
      contract: 'Permanent',
      salary: '£36,000 to £41,000 a year',
      about:
        'Nickel billets and disc forgings in multizone tanks, to a number of decibels that leaves no room for opinion. Three shifts, five tanks, one coffee machine.',
      certificate: 'EN 4179 Level 2 in UT, immersion',
      skills: ['Immersion Testing', 'Ultrasonic Testing', 'EN 4179', 'Sizing of Indications'],
    },
    {
      title: 'Composite Inspector',
      company: 'Montclar Contrôle',
      at: 'Toulouse FR',
      contract: 'Permanent',
      salary: '€33,000 to €38,000 a year',
      about:
        'Stringer-stiffened panels by automated squirter in the morning, repairs by phased array wheel in the afternoon. The C-scan is on a wall two metres wide.',
      certificate: 'EN 4179 Level 2 in UT (COSAC)',
      skills: ['Composite Inspection', 'EN 4179', 'Ultrasonic Testing', 'Bond Testing'],
    },
    {
      title: 'Aircraft Maintenance NDT Technician',
      company: 'Falcon Ridge Aerospace Testing',
      at: 'Greensboro US',
      contract: 'Permanent',
      salary: '$33 to $39 an hour',
      about:
        'Heavy checks of narrow-bodies, from bolt holes by rotary eddy current to the keel beam by ultrasonics. You sign the card and the aircraft leaves on Sunday.',
      certificate: 'NAS 410 Level 2 in ET and UT',
      skills: ['Eddy Current Testing', 'Ultrasonic Testing', 'NAS 410', 'Report Writing'],
    },
    {
      title: 'Shearography and Thermography Inspector',
      company: 'Montclar Contrôle',
      at: 'Bordeaux FR',
      contract: 'Fixed term, 18 months',
      salary: '€35,000 to €40,000 a year',
      about:
        'Launcher fairings and helicopter blades, where the adhesive matters more than the fibre. You run two young methods and write the first technique sheets for them.',
      certificate: 'EN 4179 Level 2 in IRT or ST',
      skills: [
        'Infrared Thermography',
        'Bond Testing',
        'Composite Inspection',
        'Procedure Writing',
      ],
    },
    {
      title: 'Responsible Level 3, EN 4179',
      company: 'Ashgrove Aerospace NDT',
      at: 'Bristol GB',
      contract: 'Permanent',
      salary: '£62,000 to £70,000 a year',
      about:
        'You hold the written practice for two sites and for a dozen customers who outsource theirs. Half examiner, half engineer, and the one name the auditor asks for.',
      certificate: 'EN 4179 Level 3 in PT and one of UT or ET',
      duties: [
        'Write and keep the written practice for two sites',
        'Examine and approve Level 1 and 2 personnel',
        'Answer auditors and customers with evidence',
      ],
      requirements: [
        'Eight years in aerospace NDT',
        'Examiner experience in a national board’s scheme',
      ],
      skills: ['EN 4179', 'Nadcap', 'Examination Marking', 'Procedure Writing'],
    },
    {
      title: 'Bond Test and UT Inspector, Rotor Blades',
      company: 'Falcon Ridge Aerospace Testing',
      at: 'Fort Worth US',
      contract: 'Contract, 12 months',
      salary: '$36 to $41 an hour',
      about:
        'Helicopter blades after overhaul, honeycomb and metal bond in one part. Tap, pitch-catch and through-transmission have to agree before it flies.',
      certificate: 'NAS 410 Level 2 in UT',
      skills: ['Bond Testing', 'Composite Inspection', 'NAS 410'],
    },
  ],
}

/** Rails, wheels and axles. */
export const rail: JobFamily = {
  duties: [
    'Test rails, welds or axles to the network’s standard and classify what you find',
    'Confirm by hand what the test train has flagged',
    'Work safely in possessions and hand the line back on time',
    'Record defects with position, photograph and removal deadline',
    'Check and adjust the trolley before it goes on the track',
  ],
  requirements: [
    'Track safety certificate, or the medical to obtain it',
    'Nights and weekends as a normal part of the roster',
    'A walking pace of four kilometres an hour, for most of a shift',
    'A driving licence and a sense of direction',
  ],
  jobs: [
    {
      title: 'Ultrasonic Rail Inspector',
      company: 'Ballastline Rail Inspection',
      at: 'York GB',
      contract: 'Permanent',
      salary: '£36,000 to £40,000 a year',
      about:
        'Switches and crossings between York and Edinburgh, with a walking stick and six probes. You are the second opinion of a train that tests at fifty kilometres an hour.',
      certificate: 'PCN Level II in UT, rail sector',
      skills: ['Rail Inspection', 'Ultrasonic Testing', 'Visual Testing'],
    },
    {
      title: 'Axle Inspection Technician',
      company: 'Ballastline Rail Inspection',
      at: 'Crewe GB',
      contract: 'Permanent',
      salary: '£35,000 to £39,000 a year',
      about:
        'Hollow axles by bore probe on a lathe-like bench, solid ones from the end face in the depot. Fleet by fleet, three hundred axles a month.',
      certificate: 'PCN Level II in UT, axles',
      duties: [
        'Test hollow axles by bore probe and solid ones from the end face',
        'Set sensitivity on the reference axle at the start of every shift',
        'Confirm surface indications by magnetic particle',
      ],
      requirements: [
        'Two years in a wheelset or heavy machine shop',
        'Readiness for early and late shifts',
      ],
      skills: ['Rail Inspection', 'Ultrasonic Testing', 'Magnetic Particle'],
    },
    {
      title: 'Rail Flaw Detection Operator',
      company: 'Ballastline Rail Inspection',
      at: 'Reading GB',
      contract: 'Contract, 9 months',
      salary: '£210 to £230 a day',
      about:
        'You ride the test train, watch twelve channels and mark suspects for the crews who walk. The cab is warm and the scenery repeats.',
      certificate: 'PCN Level I or II in UT, rail',
      duties: [
        'Watch B-scans at line speed and mark suspects with position',
        'Check probe coupling and wear at each stop',
        'Hand the list to the walking crews by the end of the shift',
      ],
      requirements: [
        'Sound knowledge of rail defects and their codes',
        'Concentration over four hours of moving pictures',
      ],
      skills: ['Rail Inspection', 'B-Scan Interpretation', 'Data Analysis'],
    },
  ],
}

/** Methods that screen from afar or listen: guided wave, acoustic emission, thermography, tomography, leak testing. */
export const screening: JobFamily = {
  duties: [
    'Design the test, from sensor positions to the stop criterion',
    'Collect data on site and judge them before the equipment is packed',
    'Locate sources and confirm them with a second method',
    'Report probability where certainty is not to be had',
    'Present findings to people who have not met the method before',
    'Keep reference data of every test, so that the next one begins wiser',
  ],
  requirements: [
    'A technical degree or five years with the method',
    'Skill with signal processing, at least as a critical user',
    'Ease in front of a plant manager and on top of a sphere',
    'Readiness to travel ten days a month',
    'Interest in writing up what went wrong as well',
  ],
  jobs: [
    {
      title: 'Guided Wave Technician',
      company: 'Longwave Pipe Screening',
      at: 'Middlesbrough GB',
      contract: 'Permanent',
      salary: '£37,000 to £43,000 a year',
      about:
        'Road crossings, jetty lines and sleeved pipe on Teesside and beyond. Two rings a morning, follow-up by ultrasonics in the afternoon, report by Thursday.',
      certificate: 'Guided wave Level 1 or 2 under a manufacturer’s or PCN scheme',
      skills: ['Guided Wave Testing', 'Thickness Gauging', 'Report Writing'],
    },
    {
      title: 'Guided Wave Analyst, Monitoring',
      company: 'Longwave Pipe Screening',
      at: 'Middlesbrough GB',
      contract: 'Permanent, hybrid',
      salary: '£41,000 to £47,000 a year',
      about:
        'Four hundred permanently installed rings report each month and you read the differences. The trick is to tell corrosion from a warm afternoon.',
      certificate: 'Guided wave Level 2',
      duties: [
        'Read monthly data from four hundred rings and sort change from weather',
        'Recommend where to follow up, with which method and how soon',
        'Keep baselines, temperatures and ring histories in order',
      ],
      requirements: [
        'Two years of collecting guided wave data yourself',
        'Confidence with Python and with statistics',
      ],
      skills: ['Guided Wave Testing', 'Data Analysis', 'Python', 'Asset Integrity'],
    },
    {
      title: 'Acoustic Emission Engineer',
      company: 'Hearken Acoustics',
      at: 'Pittsburgh US',
      contract: 'Permanent',
      salary: '$84,000 to $97,000 a year',
      about:
        'Spheres on fill, tube trailers and suspension bridges, with forty sensors and one long night. You design tests and stand next to the pump when they run.',
      certificate: 'SNT-TC-1A Level II or III in AE',
      skills: ['Acoustic Emission', 'ASME BPVC Section V', 'Data Analysis', 'Client Liaison'],
    },
    {
      title: 'Bridge Monitoring Specialist',
      company: 'Hearken Acoustics',
      at: 'Newark US',
      contract: 'Permanent',
      salary: '$88,000 to $102,000 a year',
      about:
        'Wire breaks in main cables make a sound; your network decides whether it was one. Installation by night from the maintenance gantry, analysis by day.',
      certificate: 'Level II in AE or a degree in structural engineering',
      skills: ['Acoustic Emission', 'Project Management', 'Report Writing'],
    },
    {
      title: 'CT Operator',
      company: 'Valdora Controlli',
      at: 'Brescia IT',
      contract: 'Permanent',
      salary: '€32,000 to €37,000 a year',
      about:
        'From a 3 kg inverter housing to a 300 kg pump, every scan has its own filter, pose and patience. You also tell customers when a radiograph would do.',
      certificate: 'ISO 9712 Level II in RT or CT',
      duties: [
        'Choose pose, filter and voltage for each part',
        'Reconstruct, segment and report porosity to the customer’s class',
        'Check focal spot and geometry each week',
      ],
      requirements: ['Two years with X-ray or tomography equipment', 'Spatial sense and tidy data'],
      skills: ['Computed Tomography', 'Radiographic Testing', 'Data Analysis'],
    },
    {
      title: 'CT Metrology Engineer',
      company: 'Montclar Contrôle',
      at: 'Toulouse FR',
      contract: 'Permanent',
      salary: '€42,000 to €49,000 a year',
      about:
        'Printed titanium brackets have inner channels that no probe will ever touch. You measure them by tomography and put an uncertainty next to each figure.',
      certificate: 'Engineering degree, CT experience',
      duties: [
        'Plan and run measurements of inner geometries',
        'Build uncertainty budgets with calibrated artefacts',
        'Advise designers on what can be seen and what cannot',
      ],
      requirements: [
        'Working knowledge of ISO 15708 and VDI/VDE 2630',
        'Confidence in Python for evaluation',
      ],
      skills: ['Computed Tomography', 'Additive Manufacturing', 'ISO 17025', 'Python'],
    },
    {
      title: 'Thermographer, Category II',
      company: 'Firnlicht Thermography',
      at: 'Innsbruck AT',
      contract: 'Permanent',
      salary: '€44,000 to €50,000 a year',
      about:
        'Lock-in thermography on carbon parts through the winter, ropeways and substations in the summer. You heat, wait and look for what cools differently.',
      certificate: 'ISO 9712 or ISO 18436-7 Category II',
      duties: [
        'Run lock-in and pulse tests on composite parts',
        'Survey substations, furnaces and ropeways in season',
        'Report temperatures with emissivity, distance and load beside them',
      ],
      requirements: [
        'Two years of thermography, passive or active',
        'A head for heights and German at the customer’s',
      ],
      skills: ['Infrared Thermography', 'Composite Inspection', 'Report Writing'],
    },
    {
      title: 'Leak Test Technician',
      company: 'Oxenholme Nuclear Inspection',
      at: 'Warrington GB',
      contract: 'Contract, 12 months',
      salary: '£230 to £250 a day',
      about:
        'Waste packages and glovebox seals by helium mass spectrometer, down to 10⁻⁸ Pa·m³/s. Clean hands, clean fittings, clean background.',
      certificate: 'PCN Level II in LT',
      duties: [
        'Test packages and seals by helium, in vacuum and sniffing mode',
        'Calibrate with a reference leak before and after',
        'Trace a background to its source and remove it',
      ],
      requirements: ['Experience with vacuum systems', 'Security clearance, or eligibility for it'],
      skills: ['Helium Leak Testing', 'Leak Testing', 'Calibration'],
    },
  ],
}
