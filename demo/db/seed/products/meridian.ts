/**
 * What Meridian Weld Laboratories offers, newest first: segment and method, category, sub-category,
 * name, and what it says of it.
 */
export const meridianProducts = `
1 PAUT | Flaw Detectors | Phased Array | Portable 64:128 phased array flaw detector | Weld and corrosion work with one instrument, up to three probes at once.
1 TOFD | Transducers | Probe Pairs | TOFD probe pair, 5 MHz, 6 mm element | Matched within 1 dB, with a certificate for the pair.
1 PAUT | Scanners | Corrosion Mapping | Corrosion mapping wheel scanner WS-40 | Covers a square metre in eleven minutes at a pitch of one millimetre.
1 UT | Calibration Blocks | Reference Standards | IIW Type 1 calibration block, 1018 steel | Machined to ISO 2400, with a certificate of dimensions and velocity.
2 UT | Couplants | High Temperature | High-temperature couplant, 1 litre | Stays wet on surfaces up to 340 °C for long enough to read.
1 UT | Thickness Gauges | Precision | Dry-coupled velocity gauge DC-9 | For green ceramics and coatings that must not get wet.
1 UT | Transducers | Wedges | Angle beam wedge set, 45° / 60° / 70° | Three wedges for half-inch elements, with worn faces renewed once.
1 UT | Transducers | EMAT | EMAT thickness sensor, shear wave | Reads through paint and scale, without couplant.
1 UT | Systems | Immersion | Immersion tank, 1.2 m with 3-axis bridge | Scans plates and rings with a repeatability of 0.05 mm.
1 UT | Calibration Blocks | Step Wedges | Step wedge, 5-step, 2.5 to 12.5 mm | Carbon steel, each step within 0.02 mm.
1 RT | Digital Detectors | Flat Panels | Flat panel detector, 100 µm, 35 x 43 cm | Wireless, with a battery for six hours of exposures.
1 RT | X-Ray Generators | Directional | Directional X-ray generator, 300 kV | Constant potential, air cooled, for steel up to 60 mm.
1 MT | Yokes | AC | AC yoke with articulated legs | Lifts 4.5 kg, checked with every delivery.
2 MT | Inks | Fluorescent | Fluorescent magnetic ink, 400 ml aerosol | Ready to use, with a settlement of 0.2 ml.
2 PT | Penetrants | Visible Red | Red penetrant, water washable, 5 litres | Type II, method A, in a canister with a tap.
1 ET | Flaw Detectors | Eddy Current Array | Eddy current array flaw detector, 32 channels | Duplex and coated welds without taking off the paint.
1 VT | Videoscopes | Articulating | Videoscope, 4 mm, four-way, 3 m | Measures by stereo, and keeps the picture steady.
1 LT | Vacuum Boxes | Flat | Vacuum box for lap welds, 800 mm | Acrylic top, neoprene seal, with its own ejector.
1 UT | Flaw Detectors | Portable | Digital flaw detector with DAC and TCG | Certified to ISO 22232-1, with sizing by DGS.
1 UT | Flaw Detectors | Multichannel | Eight-channel ultrasonic rack | Drives an immersion tank or a bar line, 2 kHz on each channel.
1 UT | Transducers | Contact | Contact transducer, 2.25 MHz, 13 mm | General purpose, with a wear plate of alumina.
1 UT | Transducers | Angle Beam | Miniature angle beam transducer, 4 MHz | For fillets and thin walls, 8 by 9 mm.
1 UT | Transducers | Dual Element | Dual element transducer, 5 MHz, 10 mm | Corroded pipe down to a wall of 1.5 mm.
1 UT | Transducers | Immersion | Immersion transducer, 10 MHz, spherical focus | Focused at 50 mm in water.
1 UT | Thickness Gauges | Corrosion | Corrosion gauge with echo-to-echo | Ignores coatings up to a thickness of 2 mm.
1 UT | Thickness Gauges | High Temperature | Thickness gauge for surfaces up to 500 °C | Corrects the velocity for the temperature.
1 UT | Calibration Blocks | Flat-Bottom Hole Sets | Distance and area amplitude block set | Nineteen blocks of aluminium to ASTM E127.
1 PAUT | Flaw Detectors | Full Matrix Capture | Total focusing method unit, 128:128 | Images a whole weld at once, at 60 frames a second.
1 PAUT | Probes | Linear Array | Linear array probe, 5 MHz, 64 elements | Pitch of 0.6 mm, for welds from 12 to 60 mm.
1 PAUT | Probes | Matrix Array | Dual matrix array probe, 4 MHz, 2 x 28 | Austenitic and dissimilar welds.
1 PAUT | Probes | Curved Array | Curved array probe for radii | Composite corners from 5 to 15 mm.
1 PAUT | Scanners | Weld | Motorised weld scanner with magnetic wheels | Two phased array probes and two TOFD pairs.
1 PAUT | Scanners | Manual | One-axis encoder with probe clamp | Waterproof, 12 steps a millimetre.
1 PAUT | Calibration Blocks | Phased Array Standards | Phased array calibration block, type B | Machined to ISO 19675.
2 PAUT | Couplants | Irrigation Additives | Irrigation additive, 10 litres | Wets, and keeps pumps and steel from rust.
2 PAUT | Wear Parts | Wedges | Wedge with irrigation and carbide pins, 55° shear | Rexolite, contoured on request.
1 TOFD | Instruments | Multichannel | Four-channel TOFD instrument | Records to ISO 10863 at 300 mm a second.
1 TOFD | Scanners | Manual | Manual TOFD scanner for 4 inch pipe and up | Spring-loaded arms, folded for transport.
1 TOFD | Transducers | Wedges | TOFD wedge pair, 60° longitudinal | For walls from 20 to 50 mm.
2 TOFD | Wear Parts | Carbide Pins | Carbide wear pins, set of 16 | Pressed in or renewed while you wait.
1 RT | X-Ray Generators | Battery Powered | Pulsed X-ray generator, 270 kV | Four thousand pulses from one battery.
1 RT | Gamma Sources | Collimators | Tungsten collimator, 60° | Cuts the controlled area to a tenth.
1 RT | Digital Detectors | Imaging Plates | Imaging plate set with cassettes | Class IPX 2, five sizes.
1 RT | Image Quality Indicators | Wire | Wire IQI set, Fe, 1 to 16 | To ISO 19232-1, with a certificate.
1 RT | Image Quality Indicators | Duplex Wire | Duplex wire IQI | To ISO 19232-5, for the unsharpness of detectors.
2 RT | Films | Fine Grain | Fine grain film, 10 x 24 cm, 100 sheets | Class C3, vacuum packed with lead screens.
2 RT | Film Chemistry | Developers | Developer, makes 20 litres | For manual processing, eight minutes at 20 °C.
2 RT | Marking | Lead Letters | Lead letters and numbers, 6 mm | A full alphabet in a box that closes.
1 MT | Yokes | Permanent Magnet | Permanent magnet yoke for use in water | No cable, 18 kg of lift.
1 MT | Lamps | UV-A LED | UV-A inspection torch, 365 nm | 10,000 µW/cm² at 38 cm, with a filter.
1 MT | Indicators | Field Indicators | Field indicator strips, type G | Ten strips, for castings and forgings.
2 MT | Contrast Paints | White | White contrast paint, 400 ml aerosol | Dry in a minute, off with a brush.
2 MT | Powders | Dry | Dry powder, red, 2 kg | Hot surfaces up to 300 °C.
1 PT | Inspection Lines | Modular | Penetrant line of six stations | Stainless steel, for parts up to 600 mm.
1 PT | Comparators | Test Panels | Nickel-chrome test panels, type 1 | Four pairs, 10 to 50 µm, to ISO 3452-3.
2 PT | Developers | Solvent Based | Solvent-based developer, 400 ml aerosol | Even coats, and a nozzle that does not clog.
2 PT | Cleaners | Solvents | Penetrant remover, 5 litres | Low in halogens and sulphur, for nickel alloys.
1 ET | Probes | Bolt Hole | Rotating bolt hole probe, 6.35 mm | With a coil that adjusts from 6.2 to 6.6 mm.
1 ET | Conductivity Meters | Portable | Conductivity meter, 0.5 to 110 % IACS | Reads through 0.5 mm of paint.
1 VT | Weld Gauges | Cambridge | Cambridge weld gauge, stainless | Metric and inch on two faces.
1 VT | Weld Gauges | Hi-Lo | Hi-Lo welding gauge | Internal misalignment from 0.5 mm.
1 AE | Systems | Multichannel | Acoustic emission system, 12 channels | Pressure tests of spheres and vessels to EN 14584.
1 LT | Leak Detectors | Helium | Helium leak detector, sniffing and vacuum | Finds 5 x 10⁻¹² mbar l/s.
1 IR | Cameras | Uncooled | Thermal camera, 640 x 480, 30 mK | With a lens of 25° and one for close work.
`

/** What Meridian Weld Laboratories does for others, newest first. */
export const meridianServices = `
Automated ultrasonic inspection of girth welds | Zonal discrimination and TOFD on the pipelay vessel or ashore, with the report before the next joint.
Phased array inspection of nozzles and branches | Scan plans drawn from your models, and every file reviewed by a second pair of eyes.
Digital radiography with same-day interpretation | Two crews with flat panels; pictures reach you in the evening.
Welding procedure qualification | Test pieces welded under our eyes, cut, tested and certified to ISO 15614.
Flaw detector calibration | To ISO 22232-1, in three working days, with a loan unit meanwhile.
Transducer characterisation | Beam profile, centre frequency and bandwidth to ISO 22232-2.
Corrosion mapping of storage tanks | Floors and shells with the tank in service where rope access allows.
Level III consultancy | Written practices, procedures and audits for firms without a Level III of their own.
Welder approval tests | At your works or ours, on any day of the week.
Eddy current inspection of coated welds | No paint taken off and none to put back.
Failure investigation | Fractography, metallography and a report that a court can read.
On-site training for Level II | Two weeks with your own parts and your own procedures.
`
