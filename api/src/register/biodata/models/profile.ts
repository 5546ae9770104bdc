import type { AccountStatus } from '@pehchan/contract/accounts';
import {
  type Employment,
  FIELD_NAMES,
  type Gender,
  type GotraRule,
  isListed,
  isParagraph,
  type Listing,
  type Manglik,
} from '@pehchan/contract/biodata';
import type { Village } from '@pehchan/contract/common';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { GOTRA_IDS } from '../../../ground/lists/derived-facts.ts';
import { followDerived } from '../../../ground/lists/follow-derived.ts';
import { followHindiNames } from '../../../ground/lists/follow-hindi-names.ts';
import { type Followed, follow, type Work } from '../../../ground/lists/follow.ts';
import { type OwnerRow, User } from '../../../identity/accounts/index.ts';
import { columnsOf } from '../columns.ts';

export class Profile extends Model<InferAttributes<Profile>, InferCreationAttributes<Profile>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  /** A copy of the account's status, so that the indexes of lists can include it. */
  declare ownerStatus: AccountStatus;
  declare listing: CreationOptional<Listing>;
  declare fullName: string;
  declare fullNameHindi: CreationOptional<string>;
  declare gender: Gender;
  /** The date of birth as `yyyy-MM-dd`, without a time or a time zone. */
  declare dateOfBirth: string;
  declare height: string;
  declare city: string;
  declare gotra: string;
  declare phone: string;
  declare village: Village;
  declare fatherName: string;
  declare motherName: string;
  declare motherGotra: CreationOptional<string>;
  declare fatherMotherGotra: CreationOptional<string>;
  declare motherMotherGotra: CreationOptional<string>;
  declare education: string;
  declare college: string;
  declare employment: Employment;
  declare occupation: string;
  declare organisation: string;
  declare brothers: number;
  declare marriedBrothers: number;
  declare sisters: number;
  declare marriedSisters: number;
  declare aboutMe: string;
  declare hobbies: string;
  declare aboutFamily: string;
  declare aboutCareer: string;
  declare aboutEducation: string;
  /** Read from the text `height`, in centimetres; null if the text is blank or unclear. */
  declare heightCm: CreationOptional<number | null>;
  declare gotraRule: CreationOptional<GotraRule>;
  /** Ids in `gotras`, made from the texts above; 0 if the gotra is unknown. */
  declare gotraId: CreationOptional<number>;
  declare motherGotraId: CreationOptional<number>;
  declare fatherMotherGotraId: CreationOptional<number>;
  declare motherMotherGotraId: CreationOptional<number>;
  /** The version of the rules by which the columns above were made. A background job makes them again. */
  declare derivedBy: CreationOptional<number>;
  declare birthPlace: CreationOptional<string>;
  declare birthTime: CreationOptional<string>;
  declare manglik: CreationOptional<Manglik | ''>;
  declare contactName: CreationOptional<string>;
  declare contactRelation: CreationOptional<string>;
  declare secondPhone: CreationOptional<string>;
  declare workCity: CreationOptional<string>;
  declare fatherWork: CreationOptional<string>;
  declare nanihalVillage: CreationOptional<string>;
  declare nanaName: CreationOptional<string>;
  declare lookingFor: CreationOptional<string>;
  declare candidateKnowsSince: CreationOptional<Date | null>;
  declare photoKey: CreationOptional<string | null>;
  /** The key by which `addBiodata` recognizes a form that is sent again. */
  declare idempotencyKey: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export type ProfileRow = InferAttributes<Profile>;
export type ProfileWithOwner = ProfileRow & { owner: OwnerRow };

/** The columns of a search result. A search reads no other column, because the biodata was not opened. */
export const FOUND_COLUMNS = [
  ...columnsOf(FIELD_NAMES.filter(isListed)),
  ...([
    'id',
    'userId',
    'ownerStatus',
    'listing',
    'phone',
    'photoKey',
    'createdAt',
    'heightCm',
    ...GOTRA_IDS,
  ] as const),
] satisfies (keyof ProfileRow)[];
export type FoundRow = Pick<ProfileRow, (typeof FOUND_COLUMNS)[number]>;
export type FamilyRow = Pick<OwnerRow, 'id' | 'fullName' | 'fatherName' | 'village' | 'statusSince'>;
export type FoundWithOwner = FoundRow & { owner: FamilyRow };

/** Columns of long texts, which lists of accounts leave out: they can be fifty times as long as others. */
export const PARAGRAPHS = columnsOf(FIELD_NAMES.filter(isParagraph));
export type ProfileSummaryRow = Omit<ProfileRow, (typeof PARAGRAPHS)[number]>;

// Functions, so that each column gets its own definition object: Sequelize writes the column's name into it.
const word = (length: number) => ({ type: DataTypes.STRING(length), allowNull: false });
const wordIfSaid = (length: number) => ({ ...word(length), defaultValue: '' });
const paragraph = () => ({ type: DataTypes.TEXT, allowNull: false });
const id = () => ({ type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 });
const count = () => ({ type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 0 });

Profile.init(
  {
    id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
    userId: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    ownerStatus: word(10),
    listing: { ...word(8), defaultValue: 'open' },
    fullName: word(100),
    fullNameHindi: wordIfSaid(100),
    gender: word(6),
    dateOfBirth: { type: DataTypes.DATEONLY, allowNull: false },
    height: word(20),
    city: word(100),
    gotra: word(100),
    phone: { type: DataTypes.CHAR(10), allowNull: false },
    village: word(20),
    fatherName: word(100),
    motherName: word(100),
    motherGotra: wordIfSaid(100),
    fatherMotherGotra: wordIfSaid(100),
    motherMotherGotra: wordIfSaid(100),
    education: word(150),
    college: word(150),
    employment: word(10),
    occupation: word(150),
    organisation: word(150),
    brothers: count(),
    marriedBrothers: count(),
    sisters: count(),
    marriedSisters: count(),
    aboutMe: paragraph(),
    hobbies: paragraph(),
    aboutFamily: paragraph(),
    aboutCareer: paragraph(),
    aboutEducation: paragraph(),
    heightCm: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: true, defaultValue: null },
    gotraRule: { ...word(12), defaultValue: 'own' },
    gotraId: id(),
    motherGotraId: id(),
    fatherMotherGotraId: id(),
    motherMotherGotraId: id(),
    derivedBy: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
    birthPlace: wordIfSaid(100),
    birthTime: wordIfSaid(5),
    manglik: wordIfSaid(6),
    contactName: wordIfSaid(100),
    contactRelation: wordIfSaid(100),
    secondPhone: wordIfSaid(10),
    workCity: wordIfSaid(100),
    fatherWork: wordIfSaid(150),
    nanihalVillage: wordIfSaid(100),
    nanaName: wordIfSaid(100),
    lookingFor: wordIfSaid(300),
    candidateKnowsSince: { type: DataTypes.DATE(3), allowNull: true, defaultValue: null },
    photoKey: { type: DataTypes.CHAR(32), allowNull: true, defaultValue: null },
    idempotencyKey: { type: DataTypes.STRING(64), allowNull: true, defaultValue: null },
    createdAt: DataTypes.DATE(3),
    updatedAt: DataTypes.DATE(3),
  },
  { sequelize, modelName: 'profile', tableName: 'profiles' },
);

Profile.belongsTo(User, { as: 'owner', foreignKey: 'userId' });
User.hasMany(Profile, { as: 'profiles', foreignKey: 'userId' });

/** Columns that filter or sort a list: a change of one gives the list a new version (`versionOf`). */
const LIST_COLUMNS = [
  'ownerStatus', 'listing', 'gender', 'village', 'fullName', 'fullNameHindi', 'fatherName', 'city',
  'dateOfBirth', 'height', 'gotra', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra', 'education',
  'occupation', 'employment',
] as const; // prettier-ignore
type FollowedProfile = Pick<ProfileRow, 'id' | (typeof LIST_COLUMNS)[number]>;

const LISTS: Followed<FollowedProfile> = {
  columns: LIST_COLUMNS,
  countedAs: ({ ownerStatus: status, listing, gender, village }) => ({
    subject: 'profiles',
    status,
    listing,
    gender,
    village,
  }),
  searched: [
    { field: 'name', texts: ({ fullName }) => [fullName] },
    { field: 'father', texts: ({ fatherName }) => [fatherName] },
    { field: 'city', texts: ({ city }) => [city] },
    { field: 'educated', texts: ({ education }) => [education] },
    { field: 'work', texts: ({ occupation }) => [occupation] },
  ],
};
followDerived(Profile);
follow<FollowedProfile, Profile>(Profile, LISTS);
followHindiNames(Profile);

// Delete an account's biodata first: the foreign key would delete them without running their hooks.
const destroyOwned = (userId: number[], { transaction }: Work) =>
  Profile.destroy({ where: { userId }, transaction });
User.beforeDestroy(async ({ id }, options) => {
  await destroyOwned([id], options);
});
User.addHook('beforeBulkDestroy', async ({ where, transaction }) => {
  const users = await User.findAll({ attributes: ['id'], where, order: ['id'], transaction, lock: true });
  await destroyOwned(
    users.map(({ id }) => id),
    { transaction },
  );
});
