/** The kinds of product, under the numbers that the contract fixes (R16). */
export const segments = [
  { id: 1, name: 'Equipment' },
  { id: 2, name: 'Consumable' },
]

/** The methods of testing, by their codes. */
export const methods = `
UT Ultrasonic Testing
PAUT Phased Array Ultrasonic Testing
TOFD Time of Flight Diffraction
RT Radiographic Testing
MT Magnetic Particle Testing
PT Liquid Penetrant Testing
ET Eddy Current Testing
VT Visual Testing
AE Acoustic Emission Testing
LT Leak Testing
IR Infrared Thermographic Testing
`

/** Categories of equipment with their sub-categories, by the code of their method. */
export const equipment = `
UT Flaw Detectors: Portable, Benchtop, Multichannel
UT Thickness Gauges: Precision, Corrosion, High Temperature
UT Transducers: Contact, Angle Beam, Immersion, Dual Element, EMAT, Wedges
UT Calibration Blocks: Reference Standards, Step Wedges, Flat-Bottom Hole Sets
UT Systems: Immersion, Squirter, Rail Trolleys
PAUT Flaw Detectors: Phased Array, Full Matrix Capture
PAUT Probes: Linear Array, Matrix Array, Curved Array
PAUT Scanners: Weld, Corrosion Mapping, Manual
PAUT Calibration Blocks: Phased Array Standards
TOFD Instruments: Single Channel, Multichannel
TOFD Transducers: Probe Pairs, Wedges
TOFD Scanners: Manual, Motorised
RT X-Ray Generators: Directional, Panoramic, Battery Powered
RT Gamma Sources: Projectors, Collimators, Guide Tubes
RT Digital Detectors: Flat Panels, Linear Arrays, Imaging Plates
RT Image Quality Indicators: Wire, Step and Hole, Duplex Wire
MT Yokes: AC, DC, Permanent Magnet
MT Benches: Wet Horizontal, Mobile Power Packs
MT Lamps: UV-A LED, White Light
MT Indicators: Field Indicators, Test Pieces
PT Inspection Lines: Small Parts, Modular
PT Lamps: UV-A LED
PT Comparators: Test Panels, Ceramic Blocks
ET Flaw Detectors: Single Frequency, Multifrequency, Eddy Current Array
ET Probes: Surface, Bolt Hole, Array, Tube
ET Conductivity Meters: Portable, Bench
VT Videoscopes: Articulating, Working Channel
VT Borescopes: Rigid, Fibre
VT Weld Gauges: Cambridge, Hi-Lo, Digital
AE Systems: Portable, Multichannel
AE Sensors: Resonant, Wideband, Intrinsically Safe
LT Leak Detectors: Helium, Hydrogen, Ultrasonic
LT Vacuum Boxes: Flat, Corner
IR Cameras: Uncooled, Cooled, Fixed
IR Excitation Sources: Flash, Induction
`

/** Categories of consumables with their sub-categories, by the code of their method. */
export const consumables = `
UT Couplants: Gels, High Temperature, Dry Membranes
UT Cables: Single, Dual
PAUT Couplants: Irrigation Additives, Gels
PAUT Wear Parts: Wedges, Irrigation Fittings
TOFD Wear Parts: Wedges, Carbide Pins
RT Films: Fine Grain, Medium Speed
RT Film Chemistry: Developers, Fixers
RT Marking: Lead Letters, Identification Tape
MT Inks: Fluorescent, Black, Concentrates
MT Contrast Paints: White
MT Powders: Dry, Fluorescent
PT Penetrants: Fluorescent, Visible Red
PT Developers: Dry Powder, Solvent Based, Water Soluble
PT Cleaners: Solvents, Emulsifiers
ET Probe Parts: Cables, Wear Tape
VT Replicas: Surface Replica Kits
AE Couplants: Greases, Bonding Agents
LT Solutions: Bubble Fluids, Tracer Dyes
LT Tracer Gases: Helium, Hydrogen Mix
IR Coatings: High Emissivity
`

/** What products are found by, to begin with. */
export const tags = `
Portable
ATEX
High Temperature
Offshore
Aerospace
Pipeline
Rail
Pressure Vessels
Battery Powered
Calibrated
Rental
Training Set
Weld Inspection
Corrosion
Composites
Castings
`
