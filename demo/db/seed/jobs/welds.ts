import type { JobFamily } from './family'

/** Phased array and TOFD on welds. */
export const phasedArray: JobFamily = {
  duties: [
    'Set up, calibrate and scan to the approved technique, and stop when coupling or encoder data say so',
    'Analyse and size indications the same shift, with a second analyst for anything recordable',
    'Build and verify scan plans from drawings and from what is really on site',
    'Keep calibration logs, beam profiles and sensitivity checks fit for an audit',
    'Bring Level I colleagues on and sign for the work that they do under you',
    'Explain a repair call at the weld, with the welder listening',
    'Prepare report packages that close out without comments',
  ],
  requirements: [
    'Three years with phased array on production welds, of which one on more than plate and pipe',
    'Fluency in one analysis package and patience with a second one',
    'Colour vision and near vision certificates less than a year old',
    'Reports that a reader who was not there can follow',
    'Willingness to work shifts, and nights during load-out or shutdown',
    'A head for geometry: you can tell a root from a counterbore before lunch',
  ],
  jobs: [
    {
      title: 'Senior PAUT Technician',
      company: 'Northline Inspection',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£52,000 to £58,000 a year',
      posted: 7,
      open: 35,
      about:
        'You lead two crews on jacket nodes and module steel in the Aberdeen yards. The data is encoded, the acceptance is class 1, and the fabricator is one gangway away.',
      certificate: 'PCN or ISO 9712 Level II in PAUT, with TOFD',
      skills: ['PAUT', 'TOFD', 'ISO 13588', 'Supervision', 'Report Writing'],
    },
    {
      title: 'PAUT and TOFD Technician',
      company: 'Baltic Integrity',
      at: 'Gdansk PL',
      contract: 'Permanent',
      salary: 'PLN 9,500 to 12,000 a month',
      about:
        'Wind tower sections leave the factory every ninety minutes and each longitudinal seam carries a TOFD strip. You keep the scanner, and the calm, in a three-shift plant.',
      certificate: 'ISO 9712 Level II in UT, PAUT and TOFD',
      skills: ['PAUT', 'TOFD', 'ISO 10863', 'ISO 17640'],
    },
    {
      title: 'Phased Array Technician, Nozzles',
      company: 'Iberonda Ensayos',
      at: 'Bilbao ES',
      contract: 'Permanent',
      salary: '€34,000 to €39,000 a year',
      about:
        'Set-on nozzles in 120 mm shells are our everyday work, and no two sit at the same angle. You model the scan first and pick up the probe second.',
      certificate: 'ISO 9712 Level II in PAUT',
      skills: ['PAUT', 'ISO 13588', 'Vessel Inspection', 'Data Analysis'],
    },
    {
      title: 'Shutdown PAUT Technician',
      company: 'Coral Reach Inspection',
      at: 'Karratha AU',
      contract: 'Contract, 4 months',
      salary: 'A$78 to A$86 an hour',
      about:
        'Two LNG trains come down in turn and the cryogenic lines between them are 304L throughout. You scan with dual-matrix probes and sleep on a fourteen-on, seven-off roster.',
      certificate: 'AINDT or ISO 9712 Level 2 in PAUT',
      skills: ['PAUT', 'Advanced Ultrasonics', 'Confined Space Entry', 'Turnaround Planning'],
    },
    {
      title: 'PAUT Operator, Topsides',
      company: 'Straits Harbour Inspection',
      at: 'Singapore SG',
      contract: 'Contract, 12 months',
      salary: 'S$5,200 to S$6,000 a month',
      about:
        'Phased array replaced gamma on this FPSO conversion, so the yard no longer clears the deck at midnight. You are one of six operators who made that promise and now keep it.',
      certificate: 'ISO 9712 Level II in PAUT, or SNT-TC-1A with an employer’s examination',
      skills: ['PAUT', 'ASME BPVC Section V', 'Weld Inspection', 'Client Liaison'],
    },
    {
      title: 'Advanced UT Analyst, Austenitic Welds',
      company: 'Pearl Strand LNG Integrity',
      at: 'Doha QA',
      contract: 'Permanent',
      salary: 'QAR 18,000 to 22,000 a month',
      about:
        'Contractors collect the data; you read it again and sign the verdict. Most files are coarse-grained stainless, where the noise is louder than the answer.',
      certificate: 'ISO 9712 Level II or III in PAUT',
      duties: [
        'Review contractors’ phased array files within two working days',
        'Size what is recordable and say what is only grain noise',
        'Return data that cannot be evaluated, with the reason',
      ],
      requirements: [
        'A thousand files of stainless or nickel welds behind you',
        'Fluency in at least two analysis packages',
      ],
      skills: ['PAUT', 'Data Analysis', 'Sizing of Indications', 'Full Matrix Capture'],
    },
    {
      title: 'TOFD Technician, Hydrogen Service',
      company: 'Crescent Anvil Testing',
      at: 'Jubail SA',
      contract: 'Contract, 9 months',
      salary: 'SAR 14,000 to 16,500 a month',
      about:
        'Old hydrotreater reactors are on the list this winter, and the question is always whether last year’s indication has grown. You repeat the baseline scan to the millimetre.',
      certificate: 'ISO 9712 or PCN Level II in TOFD',
      skills: ['TOFD', 'API 571', 'Vessel Inspection', 'Sizing of Indications'],
    },
    {
      title: 'PAUT Technician, Boiler Headers',
      company: 'Adyar NDT Services',
      at: 'Tiruchirappalli IN',
      contract: 'Permanent',
      salary: '₹7.2 to 9.0 lakh a year',
      about:
        'A resident post in a boiler works where headers carry two hundred stub welds each. The scanner fits between the stubs, if you take the time to let it.',
      certificate: 'ISO 9712 Level II in UT and PAUT',
      skills: ['PAUT', 'Ultrasonic Testing', 'ASME BPVC Section V', 'Report Writing'],
    },
    {
      title: 'TFM and FMC Specialist',
      company: 'Oxenholme Nuclear Inspection',
      at: 'Warrington GB',
      contract: 'Permanent',
      salary: '£56,000 to £64,000 a year',
      about:
        'You take total focusing out of the laboratory and into qualified inspections. Half of the week is simulation and blocks, the other half is explaining both to an assessor.',
      certificate: 'PCN Level II or III in PAUT',
      skills: [
        'Full Matrix Capture',
        'Total Focusing Method',
        'CIVA Simulation',
        'Procedure Writing',
      ],
    },
    {
      title: 'Offshore PAUT Technician',
      company: 'Kestrel Offshore Integrity',
      at: 'Stavanger NO',
      contract: 'Permanent',
      salary: 'NOK 690,000 to 770,000 a year',
      about:
        'Two weeks on, four weeks off, on three platforms with the same owner and very different welders. You carry the set up the ladders yourself.',
      certificate: 'ISO 9712 Level II in UT and PAUT',
      skills: ['PAUT', 'Offshore Survival (BOSIET)', 'ISO 17640', 'Corrosion Mapping'],
    },
    {
      title: 'Ultrasonic Technician, Monopiles',
      company: 'Northline Inspection',
      at: 'Esbjerg DK',
      contract: 'Contract, 8 months',
      salary: 'DKK 310 to 345 an hour',
      about:
        'Monopiles of nine metres across roll past on turning gear while you inspect can-to-can welds of 110 mm. It is loud, it is tall, and the data rate is splendid.',
      certificate: 'ISO 9712 Level II in UT; PAUT an advantage',
      skills: ['Ultrasonic Testing', 'ISO 17640', 'TOFD', 'VCA/VOL-VCA'],
    },
    {
      title: 'PAUT Technician, Shipbuilding',
      company: 'Calderfield NDE Services',
      at: 'Glasgow GB',
      contract: 'Permanent',
      salary: '£41,000 to £46,000 a year',
      about:
        'Frigate blocks are joined on the slip, and the crossings in thick insert plates are ours. The yard is covered now, so the old joke about the weather no longer holds.',
      certificate: 'PCN Level II in PAUT',
      skills: ['PAUT', 'Ultrasonic Testing', 'Magnetic Particle', 'Weld Inspection'],
    },
  ],
}

/** Radiography and its interpretation. */
export const radiography: JobFamily = {
  duties: [
    'Plan exposures, geometry and image quality before the first shot',
    'Set up controlled areas and be the one who says when they open again',
    'Interpret images to the acceptance level in the inspection plan and record what you see, not what was hoped for',
    'Check density, sensitivity and image quality indicators on every film or frame',
    'Keep dose, equipment and exposure records without gaps',
    'Review a colleague’s interpretation blind and settle differences with the Level III',
    'Look after screens, panels, tubes and cables',
  ],
  requirements: [
    'Two years of production radiography on pipe or castings',
    'Classified worker status, or the health to obtain it',
    'Eyes that pass a near vision test and the patience to use them all shift',
    'Readiness to work nights, when fewer people are about',
    'Good manners towards the people you keep outside the barrier',
  ],
  jobs: [
    {
      title: 'Radiographic Interpreter',
      company: 'Calderfield NDE Services',
      at: 'Glasgow GB',
      contract: 'Permanent',
      salary: '£39,000 to £44,000 a year',
      posted: 19,
      open: 45,
      about:
        'Some twelve hundred frames a week cross this desk, half of them film, half from the panels in the yard. You read, you explain, and twice a year you are asked to read them again for an auditor.',
      certificate: 'PCN Level II in radiographic interpretation, welds',
      duties: [
        'Interpret film and digital images to the acceptance level in the inspection plan',
        'Check density, sensitivity and image quality indicators on every frame',
        'Explain repairs to the yard, with the image on the viewer',
      ],
      requirements: [
        'Two years at a viewer, on welds',
        'Eyes that pass a near vision test and keep passing all shift',
      ],
      skills: ['Radiographic Testing', 'Film Interpretation', 'ISO 17636-2', 'ISO 5817'],
    },
    {
      title: 'Digital Radiography Technician',
      company: 'Baltic Integrity',
      at: 'Gdansk PL',
      contract: 'Permanent',
      salary: 'PLN 8,800 to 10,500 a month',
      posted: 28,
      open: 50,
      about:
        'Flat panels, battery tubes and pipe from two inches up, in a yard that switched from film before most. You take the image, judge it on the spot, and repeat it before the fitter has gone.',
      certificate: 'ISO 9712 Level II in RT with digital',
      skills: ['Digital Radiography', 'ISO 17636-2', 'DICONDE', 'Radiographic Testing'],
    },
    {
      title: 'Industrial Radiographer, Pipe Mill',
      company: 'Rhinegate Radiography',
      at: 'Duisburg DE',
      contract: 'Permanent',
      salary: '€46,000 to €52,000 a year',
      about:
        'Line pipe passes the X-ray cabin every two minutes and the end zones are yours. Four shifts, one of the few radiography jobs where you go home clean.',
      certificate: 'ISO 9712 Level II in RT',
      duties: [
        'Run the X-ray cabin for weld seams and pipe ends',
        'Judge images between two pipes and mark repairs for the welders',
        'Check image quality at the start of every diameter',
      ],
      requirements: [
        'Experience with X-ray in series production',
        'Readiness for a four-shift roster',
      ],
      skills: ['Radiographic Testing', 'Digital Radiography', 'Film Interpretation', 'ISO 17636-2'],
    },
    {
      title: 'Film Interpreter, Castings',
      company: 'Rhinegate Radiography',
      at: 'Bochum DE',
      contract: 'Part-time, 20 hours',
      salary: '€26 to €29 an hour',
      about:
        'Turbine housings of 400 mm steel come out of the accelerator bay as films the size of a table. We look for someone who has seen more shrinkage than most founders.',
      certificate: 'ISO 9712 Level II or III in RT, castings',
      duties: [
        'Read films of heavy castings and mark shrinkage, gas and cracks on the drawing',
        'Agree excavation maps with the foundry',
        'Compare films before and after repair and release the area',
      ],
      requirements: [
        'Ten years with castings, in a foundry or behind a viewer',
        'Knowledge of ASTM E446 and E186 reference radiographs',
      ],
      skills: ['Film Interpretation', 'Radiographic Testing', 'Report Writing'],
    },
    {
      title: 'Pipeline Radiographer',
      company: 'Prairie Sky Testing',
      at: 'Edmonton CA',
      contract: 'Contract, 6 months',
      salary: 'C$44 to C$50 an hour',
      about:
        'A crawler spread from Fort McMurray southwards, in camp and in winter. You and an assistant take forty joints on a good day and sixty on a day that people still talk about.',
      certificate: 'CGSB Level 2 in RT and certified exposure device operator',
      skills: ['Radiographic Testing', 'API 1104', 'Film Interpretation'],
    },
    {
      title: 'Radiography Shift Lead',
      company: 'Adyar NDT Services',
      at: 'Chennai IN',
      contract: 'Permanent',
      salary: '₹6.5 to 8.0 lakh a year',
      about:
        'Three enclosures, nine radiographers and a queue of nozzles from four customers. You decide what goes in first and you answer for every dosimeter.',
      certificate: 'ISO 9712 Level II in RT and RPO Level II',
      skills: [
        'Radiographic Testing',
        'Ionising Radiation Regulations',
        'Supervision',
        'Film Interpretation',
      ],
    },
    {
      title: 'Digital Radiography Technician, Site',
      company: 'Meridian Weld Laboratories',
      at: 'Rotterdam NL',
      contract: 'Permanent',
      salary: '€43,000 to €49,000 a year',
      about:
        'Small-bore process pipework in running plants, where a wide exclusion zone is not an option. You work with pulsed X-ray, bendable panels and a very short stand-off.',
      certificate: 'ISO 9712 Level II in RT, digital sector',
      skills: ['Digital Radiography', 'ISO 17636-2', 'VCA/VOL-VCA', 'Client Liaison'],
    },
    {
      title: 'Radiographer, Turnaround Crew',
      company: 'Crescent Anvil Testing',
      at: 'Yanbu SA',
      contract: 'Contract, 5 months',
      salary: 'SAR 9,500 to 11,000 a month',
      about:
        'Night shift on a refinery turnaround with close-proximity sources. The crew clears some two hundred spool welds a week and hands over at sunrise.',
      certificate: 'SNT-TC-1A or ISO 9712 Level II in RT',
      skills: ['Radiographic Testing', 'ASME BPVC Section V', 'ASNT SNT-TC-1A'],
    },
    {
      title: 'Computed Radiography Technician',
      company: 'Araucária Ensaios',
      at: 'Macaé BR',
      contract: 'Permanent',
      salary: 'R$ 7,800 to 9,200 a month',
      about:
        'Profile shots of insulated lines on FPSOs: no stripping, no scaffolding, wall thickness from the edge of the shadow. Embarkations of fourteen days from Macaé heliport.',
      certificate: 'SNQC Level 2 in radiography',
      skills: [
        'Computed Radiography',
        'Thickness Gauging',
        'Offshore Survival (BOSIET)',
        'Asset Integrity',
      ],
    },
  ],
}

/** Inspection of welding itself. */
export const welding: JobFamily = {
  duties: [
    'Check fit-up, preheat and consumables before the arc is struck',
    'Witness procedure and welder qualification tests and keep the register straight',
    'Inspect finished welds visually to ISO 17637 and release them for testing',
    'Trace material certificates to the part and refuse what cannot be traced',
    'Follow repairs from the report to the re-test, and count them',
    'Agree hold points with the fabricator and be there when they come',
  ],
  requirements: [
    'Five years in fabrication, on either side of the welding shield',
    'Sound knowledge of welding symbols, procedures and heat treatment charts',
    'The tact to stop a job without stopping the conversation',
    'Working English, spoken and in reports',
    'Confidence with ISO 5817 quality levels and with a customer’s stricter ones',
  ],
  jobs: [
    {
      title: 'Welding Inspector',
      company: 'Crescent Anvil Testing',
      at: 'Ras Al-Khair SA',
      contract: 'Contract, 12 months',
      salary: 'SAR 13,000 to 15,000 a month',
      about:
        'A phosphate plant is growing by two pipe racks a month and you release the welds on both. The spools come from four shops, each with its own idea of a root gap.',
      certificate: 'CSWIP 3.1 or AWS CWI',
      skills: ['Weld Inspection', 'CSWIP 3.1', 'AWS D1.1', 'PMI'],
    },
    {
      title: 'Senior Welding Inspector, Jackets',
      company: 'Meridian Weld Laboratories',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£48,000 to £54,000 a year',
      about:
        'You are our face in the fabrication hall from first cut to load-out. Four inspectors report to you and one client representative drinks your coffee.',
      certificate: 'CSWIP 3.2',
      skills: ['CSWIP 3.2', 'Weld Inspection', 'Supervision', 'Welding Metallurgy'],
    },
    {
      title: 'Welding Inspector, Penstocks',
      company: 'Southern Alps Testing',
      at: 'Christchurch NZ',
      contract: 'Permanent',
      salary: 'NZ$92,000 to NZ$104,000 a year',
      about:
        'Hydro schemes from the forties are being re-sleeved one winter at a time. You inspect in tunnels, and drive home over passes that other people pay to see.',
      certificate: 'CBIP or CSWIP 3.1',
      skills: ['Weld Inspection', 'Visual Testing', 'Magnetic Particle', 'Confined Space Entry'],
    },
    {
      title: 'Inspector, Wind Tower Welds',
      company: 'Iberonda Ensayos',
      at: 'Avilés ES',
      contract: 'Permanent',
      salary: '€31,000 to €35,000 a year',
      about:
        'Submerged-arc seams by the kilometre, and door frames that are welded by hand. You follow both through the hall and decide which need a second look by ultrasonics.',
      certificate: 'ISO 9712 Level II in VT, or IWI-S',
      skills: ['Visual Testing', 'ISO 5817', 'ISO 17635', 'Magnetic Particle'],
    },
    {
      title: 'Hull Structure Inspector',
      company: 'Straits Harbour Inspection',
      at: 'Batam ID',
      contract: 'Contract, 10 months',
      salary: 'S$4,300 to S$4,900 a month',
      about:
        'Two conversions lie alongside and renewals are marked faster than they are welded. You measure, mark and sign together with the class surveyor.',
      certificate: 'CSWIP 3.1 or a class society’s approval',
      duties: [
        'Mark renewals and follow them from cropping to weld',
        'Inspect finished welds visually and release them for testing',
        'Agree each compartment with the class surveyor and close it',
      ],
      requirements: [
        'Five years in ship repair or conversion',
        'Working English, spoken and in reports',
      ],
      skills: ['Weld Inspection', 'Thickness Gauging', 'Coating Inspection', 'Report Writing'],
    },
  ],
}

/** Girth welds on pipelines. */
export const pipelines: JobFamily = {
  duties: [
    'Run the automated system on the firing line and keep up with the last welding station',
    'Calibrate on the project block at the start, at the end and after every interruption',
    'Evaluate zone data against the engineering critical assessment and call repairs within minutes',
    'Keep probes, wedges and bands alive in mud, dust and frost',
    'Report the day’s joints to the client before the bus leaves',
    'Qualify a new weld bevel on seeded defects before the spread moves',
  ],
  requirements: [
    'Two spreads behind you as an operator or interpreter',
    'The stamina for ten-hour days outdoors and a rotation to match',
    'A full driving licence and no fear of gravel',
    'Basic electronics: you can find the broken channel',
    'A record of repair rates that you can talk about',
  ],
  jobs: [
    {
      title: 'AUT Interpreter',
      company: 'Mesa Crossing Pipeline Integrity',
      at: 'Midland US',
      contract: 'Contract, 7 months',
      salary: '$48 to $55 an hour',
      about:
        'Sixty miles of 36-inch gas line with mechanised welding, so the clock is set by the bug, not by you. You sit in the truck and decide in three minutes what others may argue over for a week.',
      certificate: 'SNT-TC-1A Level II in UT with AUT endorsement',
      skills: ['Automated Ultrasonic Testing', 'API 1104', 'Data Analysis', 'TOFD'],
    },
    {
      title: 'In-Ditch Inspection Technician',
      company: 'Mesa Crossing Pipeline Integrity',
      at: 'Odessa US',
      contract: 'Permanent',
      salary: '$32 to $38 an hour',
      about:
        'An in-line tool has called something and the backhoe has opened the hole; you say what it is. Laser scan for metal loss, phased array for cracks, and a remaining-strength figure before backfill.',
      certificate: 'SNT-TC-1A Level II in UT and MT',
      duties: [
        'Clean, locate and confirm what the in-line tool has called',
        'Measure metal loss by laser and cracks by phased array, and calculate remaining strength',
        'Report by sunset, with photographs and a dig sheet',
      ],
      requirements: [
        'Two years of integrity digs',
        'A commercial driving licence, or the readiness to obtain it',
      ],
      skills: ['PAUT', 'Laser Scanning', 'Magnetic Particle', 'Report Writing'],
    },
    {
      title: 'AUT Operator, Offshore Lay',
      company: 'Araucária Ensaios',
      at: 'Niterói BR',
      contract: 'Contract, 8 months',
      salary: 'R$ 980 a day',
      about:
        'Rigid risers in clad pipe, welded on a lay barge where a missed call costs more than your house. Twenty-one days aboard, twenty-one ashore.',
      certificate: 'SNQC or ISO 9712 Level 2 in AUT',
      duties: [
        'Run the automated system at the welding station and keep up with the lay rate',
        'Calibrate on the project block at the start, at the end and after every interruption',
        'Call repairs within minutes and stand by the call',
      ],
      requirements: [
        'Two lay campaigns as an operator',
        'A valid offshore medical and survival certificate',
      ],
      skills: [
        'Automated Ultrasonic Testing',
        'PAUT',
        'Offshore Survival (BOSIET)',
        'Sizing of Indications',
      ],
    },
    {
      title: 'Pipeline PAUT Technician',
      company: 'Prairie Sky Testing',
      at: 'Grande Prairie CA',
      contract: 'Contract, 5 months',
      salary: 'C$46 to C$52 an hour',
      about:
        'Tie-ins and river crossings on a gathering system, where radiography would need the road closed. The truck is heated; the right-of-way is not.',
      certificate: 'CGSB Level 2 in UT with PAUT',
      duties: [
        'Scan tie-in and crossing welds with an encoded scanner',
        'Set up on site blocks and keep temperature within the procedure’s limits',
        'Call repairs the same hour and scan them again',
      ],
      requirements: ['Winter work on pipelines', 'A full driving licence and trailer experience'],
      skills: ['PAUT', 'API 1104', 'Ultrasonic Testing'],
    },
    {
      title: 'Flow Line Inspector',
      company: 'Delta Harmattan Inspection',
      at: 'Port Harcourt NG',
      contract: 'Permanent',
      salary: '₦780,000 to 920,000 a month',
      about:
        'Creek crossings and manifolds by boat, with two guards and a good generator. You combine visual, ultrasonic thickness and magnetic particle in one visit, since there will not be a second.',
      certificate: 'Level II in UT and MT, SNT-TC-1A or ISO 9712',
      duties: [
        'Inspect lines, manifolds and supports in one visit',
        'Compare readings with the last survey before the boat leaves',
        'Write the report in English, with a sketch of each line',
      ],
      requirements: [
        'Three years in the Delta or in similar terrain',
        'Swimming and boat safety certificates',
      ],
      skills: ['Thickness Gauging', 'Magnetic Particle', 'Visual Testing', 'API 570'],
    },
  ],
}
