// Made by tools/shapes.py from src/kogge/svg: change it there.

/** How the pieces of a colour look: fill, edge, what is written on them, and a shape of their own. */
export interface Livery {
  fill: string;
  edge: string;
  mark: string;
  emblem: string;
}

/** Where a letter or a number stands on a piece, by its middle, and how large it is. */
export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** Left, top, width and height. */
export type Room = readonly [number, number, number, number];

export const palette = {
  "ink": "#2b2522",
  "cream": "#f8efd9",
  "sand": "#ecdcb0",
  "sea": "#2f7ea3",
  "deep": "#1f5f82",
  "shallow": "#4d9cbd",
  "foam": "#8cc6d8",
  "brass": "#b79b62",
  "timber": "#6d4a2c",
  "redNumber": "#b3261e",
  "gold": "#e9b92c",
  "goldEdge": "#6e4f05",
  "openSea": "#3b8bb0",
  "fishingGround": "#57a9bb",
  "mist": "#b4c3cb",
  "mistEdge": "#71868f",
  "parchment": "#e4d3a6",
  "parchmentEdge": "#8b6a3c",
  "violet": "#7a4aa6",
  "brown": "#8f5526",
  "palisade": "#3b302b",
  "serif": "Georgia, 'DejaVu Serif', 'Times New Roman', serif",
  "sans": "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif",
  "unknownGround": "#b9b4aa",
  "disc": "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z",
  "diamond": "M0-6.5L6.5 0L0 6.5L-6.5 0Z",
  "square": "M-4.7-4.7H4.7V4.7H-4.7Z",
  "triangle": "M0-5.8L6 4.6H-6Z",
  "cross": "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
} as const;

export const ground: Record<string, string> = {
  "forest": "#4c8a51",
  "hill": "#c97a4a",
  "pasture": "#a9cf68",
  "field": "#ebc654",
  "mountain": "#97a1ab",
  "desert": "#e3d09a",
  "mountain_forest": "#6d9a72",
  "alpine_pasture": "#bcd68f",
  "salt_works": "#dcd3c6",
  "coastal_salt_works": "#d8cdb4",
  "inland_salt_works": "#d9c7b9",
  "gold_river": "#93a565",
  "spice": "#b795c4",
};

export const sails: Record<string, string> = {
  "wood": "#4c8a51",
  "brick": "#c97a4a",
  "wool": "#a9cf68",
  "grain": "#ebc654",
  "ore": "#97a1ab",
};

export const tokenRims: Record<string, string> = {
  "green": "#2d7a3c",
  "light_green": "#8fc63f",
  "yellow": "#f2c01e",
  "grey": "#6f7b87",
  "white": "#ffffff",
};

export const liveries: Record<string, Livery> = {
  "orange": {"fill": "#f08a1d", "edge": "#5a2f00", "mark": "#2a1500", "emblem": "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z"},
  "red": {"fill": "#c3272b", "edge": "#420608", "mark": "#ffffff", "emblem": "M0-6.5L6.5 0L0 6.5L-6.5 0Z"},
  "blue": {"fill": "#2a5fc1", "edge": "#081d4a", "mark": "#ffffff", "emblem": "M-4.7-4.7H4.7V4.7H-4.7Z"},
  "white": {"fill": "#fbfaf5", "edge": "#33302b", "mark": "#2b2522", "emblem": "M0-5.8L6 4.6H-6Z"},
};

export const plain: Livery = {
  "fill": "#7a6a8e",
  "edge": "#221b2c",
  "mark": "#ffffff",
  "emblem": "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
};

/** How a colour looks on pieces; `data-color` around a shape gives it the same colours. */
export const livery = (color: string): Livery => liveries[color] ?? plain;

export const marks: Record<string, Mark> = {
  "settlement": {"x": 0, "y": 5.5, "size": 18},
  "city": {"x": -13, "y": 6, "size": 18},
  "harbour_settlement": {"x": 0, "y": 3, "size": 18},
  "settler": {"x": 0, "y": 8.5, "size": 9.0},
  "crew": {"x": 0, "y": 6.5, "size": 10.0},
  "ship": {"x": 0, "y": 16, "size": 17},
  "pirate": {"x": 0, "y": 16, "size": 17},
  "kontor": {"x": 0, "y": 5, "size": 19},
  "neutral_kontor": {"x": 0, "y": 5, "size": 19},
  "merchant": {"x": 0.0, "y": 13.0, "size": 14},
  "caravan": {"x": 0.0, "y": -5.0, "size": 16},
  "marker": {"x": 0, "y": 0, "size": 14},
  "basin": {"x": -17, "y": 0, "size": 12},
  "harbor": {"x": 0, "y": 17, "size": 15},
};

/** The shapes that stand for words of the rules: barren terrains, missions, shared pieces. */
export const signs: Record<string, string> = {
  "gold_river": "coin",
  "lairs": "skull",
  "shoal": "fish",
  "fish": "fish",
  "spice": "sack",
  "sack": "sack",
  "spices": "sack",
};

/** The terrains that have a picture, `k-TERRAIN`. */
export const planted: readonly string[] = ["forest", "hill", "pasture", "field", "mountain", "desert", "gold_river", "spice", "mountain_forest", "alpine_pasture", "coastal_salt_works", "inland_salt_works", "salt_works"];

/** The room that each shape takes, for showing it alone. */
export const rooms: Record<string, Room> = {
  "wood": [-16, -16, 32, 32],
  "brick": [-16, -16, 32, 32],
  "wool": [-16, -16, 32, 32],
  "grain": [-16, -16, 32, 32],
  "ore": [-16, -16, 32, 32],
  "anything": [-16, -16, 32, 32],
  "coin": [-16, -16, 32, 32],
  "cards": [-16, -16, 32, 32],
  "knight": [-19, -21, 38, 38],
  "skull": [-16, -16, 32, 32],
  "anchor": [-16, -16, 32, 32],
  "goods": [-16, -16, 32, 32],
  "salt": [-16, -16, 32, 32],
  "scrolls": [-16, -16, 32, 32],
  "crown": [-16, -16, 32, 32],
  "star": [-16, -16, 32, 32],
  "compass": [-16, -16, 32, 32],
  "moon": [-30, -30, 60, 60],
  "sun": [-31, -31, 62, 62],
  "clouds": [-70, -70, 140, 140],
  "hall": [-60, -62, 120, 120],
  "fish": [-16, -16, 32, 32],
  "school": [-52, -52, 104, 104],
  "sack": [-16, -16, 32, 32],
  "swift_voyage": [-18, -17, 36, 36],
  "fast_gold": [-26, -21, 42, 42],
  "die-1": [-22, -22, 44, 44],
  "die-2": [-22, -22, 44, 44],
  "die-3": [-22, -22, 44, 44],
  "die-4": [-22, -22, 44, 44],
  "die-5": [-22, -22, 44, 44],
  "die-6": [-22, -22, 44, 44],
  "lesson-swift_voyage": [-32, -32, 64, 64],
  "lesson-pirate_bonus_5": [-32, -32, 64, 64],
  "lesson-pirate_bonus_4": [-32, -32, 64, 64],
  "lesson-fast_gold": [-32, -32, 64, 64],
  "harbor-wood": [-40, -50, 80, 80],
  "harbor-brick": [-40, -50, 80, 80],
  "harbor-wool": [-40, -50, 80, 80],
  "harbor-grain": [-40, -50, 80, 80],
  "harbor-ore": [-40, -50, 80, 80],
  "harbor-anything": [-40, -50, 80, 80],
  "settlement": [-24, -26, 48, 48],
  "city": [-33, -33, 66, 66],
  "harbour_settlement": [-28, -31, 56, 56],
  "road": [-34, -34, 68, 68],
  "route": [-17, -17, 34, 34],
  "ship": [-42, -51, 84, 84],
  "pirate": [-44, -53, 88, 88],
  "kontor": [-26, -29, 52, 52],
  "neutral_kontor": [-26, -29, 52, 52],
  "merchant": [-25, -25, 51, 51],
  "caravan": [-27, -25, 54, 54],
  "marker": [-16, -15, 32, 32],
  "robber": [-33, -33, 66, 66],
  "basin": [-33, -33, 66, 66],
  "token": [-32, -32, 64, 64],
  "lair": [-34, -34, 68, 68],
  "port": [-20, -20, 40, 40],
  "double_arrow": [-31, -31, 62, 62],
  "violet_city": [-19, -19, 38, 38],
  "brown_city": [-18, -18, 36, 36],
  "plate": [-29, -29, 58, 58],
  "colored_token": [-31, -31, 62, 62],
  "spot": [-37, -37, 74, 74],
  "marked_spot": [-47, -47, 94, 94],
  "ring": [-33, -33, 66, 66],
  "settler": [-17, -18, 34, 34],
  "crew": [-15, -16, 30, 30],
  "forest": [-80, -80, 160, 160],
  "hill": [-80, -80, 160, 160],
  "pasture": [-80, -80, 160, 160],
  "field": [-80, -80, 160, 160],
  "mountain": [-80, -80, 160, 160],
  "desert": [-80, -80, 160, 160],
  "gold_river": [-80, -80, 160, 160],
  "spice": [-80, -80, 160, 160],
  "mountain_forest": [-80, -80, 160, 160],
  "alpine_pasture": [-80, -80, 160, 160],
  "coastal_salt_works": [-80, -80, 160, 160],
  "inland_salt_works": [-80, -80, 160, 160],
  "salt_works": [-80, -80, 160, 160],
};
