/** The one store's bindings. Remotes import redux from here: a copy of their own would have a context of its own. */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { useDispatch, useSelector } from 'react-redux';
